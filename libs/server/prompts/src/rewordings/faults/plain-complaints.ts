import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* Plain complaints that stand for a wish: "the car is dirty" does not want the car gone, and "I look old" no old look. */

interface Language {
  readonly looksOld: string;
  readonly younger: string;
  readonly dirty: string;
  readonly cleaned: string;
  readonly wrinkled: string;
  readonly ironed: string;
  readonly unappetizing: string;
  readonly appetizing: string;
  readonly grayPaper: string;
  readonly whitePaper: string;
}

const LANGUAGES: readonly Language[] = [
  {
    looksOld: '(?:i|we) look(?: (?:so|very|really|way too|too))? (?:old|aged)',
    younger: 'smooth my skin',
    dirty:
      '(?:the|my|our) (?<thing>(?!colou?rs|shadows|photo|picture|image|lens|scan|bild|foto|objektiv|linse|imagen|lente|objetivo|image|objectif|imagem|immagine|obiettivo)\\p{L}+) (?:is|are|looks?)(?: (?:so|very|really|a bit|too))? (?:dirty|dusty|muddy)',
    cleaned: 'remove the dirt from the $<thing>',
    wrinkled:
      '(?:the|my|his|her) (?<cloth>shirt|dress|suit|jacket|trousers|pants|skirt|blouse|tablecloth|bedsheet|curtain)s? (?:is|are|looks?)(?: (?:so|very|all|a bit))? (?:wrinkled|creased|wrinkly)|(?:the |my |his |her )?(?:wrinkled|creased|wrinkly) (?<bare>shirt|dress|suit|jacket|trousers|pants|skirt|blouse|tablecloth|bedsheet|curtain)s?',
    ironed: 'remove the wrinkles from the $<cloth>$<bare>',
    unappetizing:
      "(?:the|my) (?:food|dish|meal|cake|plate) (?:looks?|is) (?:unappetizing|gross|disgusting|bad)|(?:the|my) (?:food|dish|meal|cake) (?:doesn[’']?t|does not) look (?:good|tasty|appetizing|delicious|yummy)",
    appetizing: 'make the food look delicious',
    grayPaper: '(?:the|my) (?:paper|page|sheet) (?:is|looks?)(?: (?:so|too|all|a bit))? gr[ae]y(?:ish)?',
    whitePaper: 'make the paper white',
  },
  {
    looksOld: '(?:ich sehe|wir sehen)(?: (?:so|zu|total|ganz schön|viel zu))? (?:alt|gealtert) aus',
    younger: 'Haut glätten',
    dirty:
      '(?:das|der|die|mein|meine|unser) (?<thing>(?!colou?rs|shadows|photo|picture|image|lens|scan|bild|foto|objektiv|linse|imagen|lente|objetivo|image|objectif|imagem|immagine|obiettivo)\\p{L}+) (?:ist|sind)(?: (?:so|total|ganz|etwas|sehr))? (?:dreckig|schmutzig|staubig)',
    cleaned: 'Schmutz von $<thing> entfernen',
    wrinkled:
      '(?:das|die|der|mein|meine) (?<cloth>hemd|kleid|bluse|jacke|anzug|hose|tischdecke|laken|vorhang) (?:ist|sind)(?: (?:so|ganz|etwas))? (?:zerknittert|knittrig|verknittert)',
    ironed: 'Falten im Stoff entfernen',
    unappetizing:
      '(?:das|mein) (?:essen|gericht) sieht (?:nicht (?:lecker|appetitlich|gut)|unappetitlich|eklig) aus',
    appetizing: 'Essen appetitlicher',
    grayPaper: '(?:das|mein) (?:papier|blatt) (?:ist|wirkt)(?: (?:so|zu|etwas|ganz))? grau',
    whitePaper: 'mach das Papier weiß',
  },
  {
    looksOld: '(?:me veo|salgo|parezco)(?: (?:muy|tan|más))? (?:viej[oa]|mayor|avejentad[oa])',
    younger: 'alisa mi piel',
    dirty:
      '(?:el|la|mi) (?<thing>(?!colou?rs|shadows|photo|picture|image|lens|scan|bild|foto|objektiv|linse|imagen|lente|objetivo|image|objectif|imagem|immagine|obiettivo)\\p{L}+) está(?: (?:muy|tan|un poco))? (?:suci|polvorient)[oa]',
    cleaned: 'quita la suciedad del $<thing>',
    wrinkled:
      '(?:la|el|mi) (?<cloth>camisa|vestido|blusa|traje|falda|mantel|sábana|cortina) está(?: (?:muy|tan))? arrugad[oa]',
    ironed: 'quita las arrugas de la $<cloth>',
    unappetizing: '(?:la|mi) (?:comida|tarta) no se ve (?:rica|apetitosa|bien|apetecible)',
    appetizing: 'que la comida se vea más apetitosa',
    grayPaper: '(?:el|la) (?:papel|hoja) (?:está|se ve|es)(?: (?:muy|un poco))? gris',
    whitePaper: 'pon el papel blanco',
  },
  {
    looksOld: "(?:j[’']ai l[’']air|je fais|je parais)(?: (?:trop|très|si))? (?:vieille|vieux|âgée?)",
    younger: 'lisse ma peau',
    dirty:
      '(?:la|le|ma|mon) (?<thing>(?!colou?rs|shadows|photo|picture|image|lens|scan|bild|foto|objektiv|linse|imagen|lente|objetivo|image|objectif|imagem|immagine|obiettivo)\\p{L}+) est(?: (?:trop|très|un peu))? (?:sale|poussiéreuse?)',
    cleaned: 'enlève la saleté de la $<thing>',
    wrinkled:
      '(?:la|le|ma|mon) (?<cloth>chemise|robe|veste|costume|jupe|nappe|drap|rideau) est(?: (?:toute?|très))? (?:froissée?|plissée?)',
    ironed: 'enlève les plis de la $<cloth>',
    unappetizing:
      "(?:le plat|la nourriture|le gâteau) n[’']est pas (?:appétissante?|beau)|(?:le plat|la nourriture) (?:n[’']a pas l[’']air (?:bon(?:ne)?|appétissante?))",
    appetizing: 'rends le plat plus appétissant',
    grayPaper: '(?:le|la) (?:papier|feuille|page) est(?: (?:trop|un peu|toute?))? grise?',
    whitePaper: 'rends le papier blanc',
  },
  {
    looksOld: '(?:pareço|estou parecendo|fiquei)(?: (?:muito|tão|mais))? (?:velh[oa]|envelhecid[oa])',
    younger: 'alisa minha pele',
    dirty:
      '(?:o|a|meu|minha) (?<thing>(?!colou?rs|shadows|photo|picture|image|lens|scan|bild|foto|objektiv|linse|imagen|lente|objetivo|image|objectif|imagem|immagine|obiettivo)\\p{L}+) (?:está|tá)(?: (?:muito|tão|meio))? (?:suj|empoeirad)[oa]',
    cleaned: 'tira a sujeira do $<thing>',
    wrinkled:
      '(?:a|o|minha|meu) (?<cloth>camisa|vestido|blusa|terno|saia|toalha|lençol|cortina) (?:está|tá)(?: (?:muito|toda?|todo))? amassad[oa]',
    ironed: 'tira as rugas do tecido',
    unappetizing: '(?:a|minha) comida não (?:parece|está|tá) (?:gostosa|boa|apetitosa|bonita)',
    appetizing: 'deixa a comida mais apetitosa',
    grayPaper: '(?:o|a) (?:papel|folha) (?:está|tá|ficou)(?: (?:muito|meio))? cinza',
    whitePaper: 'deixa o papel branco',
  },
  {
    looksOld: '(?:sembro|sono venut[oa])(?: (?:troppo|molto|più))? (?:vecchi[oa]|invecchiat[oa])',
    younger: 'leviga la mia pelle',
    dirty:
      "(?:la |il |lo |l[’']|la mia |il mio )(?<thing>(?!colou?rs|shadows|photo|picture|image|lens|scan|bild|foto|objektiv|linse|imagen|lente|objetivo|image|objectif|imagem|immagine|obiettivo)\\p{L}+) è(?: (?:molto|troppo|un po[’']))? (?:sporc|polveros)[oa]",
    cleaned: 'togli lo sporco dalla $<thing>',
    wrinkled:
      "(?:la |il |l[’'])(?<cloth>camicia|vestito|gonna|giacca|abito|tovaglia|lenzuolo|tenda) è(?: (?:tutt[oa]|molto))? (?:stropicciat|spiegazzat)[oa]",
    ironed: 'togli le pieghe dal tessuto',
    unappetizing: '(?:il cibo|il piatto|la torta) non sembra (?:buon[oa]|appetitos[oa]|invitante)',
    appetizing: 'rendi il cibo più appetitoso',
    grayPaper: "(?:la carta|il foglio) (?:è|sembra)(?: (?:un po[’']|troppo))? grigi[oa]",
    whitePaper: 'rendi la carta bianca',
  },
];

/** Folds of cloth are no wrinkles of a face. */
const BEDSHEET: Rewording = [
  /(?<=(?<!\p{L})(?:wrinkles|creases|folds) (?:in|on|from|of) (?:the|my) )bedsheet(?<many>s?)(?!\p{L})/giu,
  'bed sheet$<many>',
];

const COMPLAINTS: readonly Rewording[] = LANGUAGES.flatMap((language): readonly Rewording[] => [
  [clause(language.looksOld), language.younger],
  [clause(language.dirty), language.cleaned],
  [clause(language.wrinkled), language.ironed],
  [clause(language.unappetizing), language.appetizing],
  [clause(language.grayPaper), language.whitePaper],
]);

export const PLAIN_COMPLAINTS: readonly Rewording[] = [...COMPLAINTS, BEDSHEET];
