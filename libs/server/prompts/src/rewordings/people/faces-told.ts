import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What a face is like, told in the words of a look or of another wish: pale, shiny, orange, in the dark because of something,
 * and teeth that look yellow.
 */

interface Language {
  /** Forms that say that somebody is pale, and the plainer wish that stands for them. */
  readonly pale: string;
  readonly color: string;
  /** Forms that say that a face shines, and the plainer wish that stands for them. */
  readonly shiny: string;
  readonly matt: string;
  /** Somebody whose face has a color, and the same of the skin. */
  readonly tinted: string;
  readonly skin: string;
  /** Somebody whose face is dark, whatever made it so, and a plain complaint. */
  readonly dark: string;
  readonly tooDark: string;
}

/** Somebody of whom something is told, in a clause that begins with it. */
const ONE = {
  en: "(?:(?:my|the|our|his|her) [\\p{L}'’]+?(?: [\\p{L}'’]+?)?|he|she)",
  de: '(?:(?:mein|meine|der|die|unser|unsere) \\p{L}+|er|sie)',
  es: '(?:(?:mi|el|la|su|nuestr[oa]) \\p{L}+ |él |ella )?',
  fr: "(?:(?:mon|ma|le|la|son|sa|notre) \\p{L}+ |il |elle |l['’]\\p{L}+ )?",
  pt: '(?:(?:(?:o |a )?(?:meu|minha|nosso|nossa)|o|a) \\p{L}+ |ele |ela )?',
  it: "(?:(?:(?:il |la )?(?:mio|mia|nostro|nostra)|il|la|lo) \\p{L}+ |lui |lei |l['’]\\p{L}+ )?",
};

const LANGUAGES: readonly Language[] = [
  {
    pale: "(?:i(?:['’]m| am| look| came out)|(?:she|he|we|they)(?:['’]s|['’]re| is| are| looks?| came out)|(?:my|her|his|our) (?:face|skin) (?:is|looks|came out)) (?:(?:so|too|very|really|a bit|way) )*pale(?: in this (?:one|photo|picture))?(?!,? give me)(?:,? (?:(?:add|give (?:me|her|him|us)|put|i want) )?(?:(?:a (?:bit|little|touch)|some|more) (?:of )?)?(?:healthy )?colou?r(?: (?:in|on|to) (?:the|my|her|his) (?:face|cheeks|skin))?)?",
    color: 'more saturation on the face',
    shiny:
      '(?:why (?:is|are) )?(?:my|her|his|the|our) (?:face|skin)s? (?:(?:is|are|looks?) )?(?:(?:so|too|very|really|all) )*(?:shiny|oily|greasy|glossy)\\??(?:,? (?:please )?(?:make it |more )?(?:matte?|duller|less shiny))?',
    matt: 'less shine on my face',
    tinted: `${ONE.en}(?:['’]s face (?:is|looks|came out)|(?: has| came out with| is with) (?:an? |the )?(?:face )?)(?: (?:so|too|all|very))* ?(?<color>orange|yellow|green|purple|blue)(?: face)?`,
    skin: 'the skin looks $<color>',
    dark: `${ONE.en}['’]s face (?:is|came out|looks|turned out) (?:(?:too|so|very|all) )*dark (?:because of|from|due to|under) [^.,;!?]{2,30}`,
    tooDark: 'the face is too dark',
  },
  {
    pale: '(?:(?:ich|sie|er|wir) (?:bin|ist|sind|sehe|seh|sieht|sehen|wirke|wirkt) |(?:mein|ihr|sein) gesicht (?:ist|wirkt|sieht) )(?:(?:so|zu|sehr|etwas|total) )*blass(?: aus)?(?:,? (?:(?:etwas|mehr|ein bisschen|bitte) )*farbe(?: ins gesicht)?)?',
    color: 'mehr Farbe im Gesicht',
    shiny:
      '(?:warum )?(?:(?:ist|glänzt) )?(?:mein|meine|ihr|sein|das|die) (?:gesicht|haut) ?(?:(?:ist|so|zu|sehr) )*(?:glänzend|fettig|speckig|glänzt(?: so| zu sehr)?)?(?:,? (?:bitte )?(?:matter|mattieren))|gesicht (?:matter|mattieren|glänzt)|(?:mein|ihr|sein) gesicht (?:ist (?:so |zu )?(?:glänzend|fettig)|glänzt)(?: so| zu sehr)?',
    matt: 'weniger Glanz im Gesicht',
    tinted: `${ONE.de} hat ein (?:so |ganz |total )?(?<color>orange|gelb|grün|lila|blau)(?:ne|farbene)?s gesicht`,
    skin: 'die Haut sieht $<color> aus',
    dark: '(?:das )?gesicht (?:der|des|von|meiner|meines) [\\p{L} ]{2,25}? (?:ist|wurde) (?:(?:zu|so|sehr) )*dunkel,? (?:wegen|durch|unter) [^.,;!?]{2,30}',
    tooDark: 'das Gesicht ist zu dunkel',
  },
  {
    pale: '(?:salgo|salí|estoy|me veo|sale|se ve|salió) (?:(?:muy|tan|demasiado|un poco) )*pálid[oa](?:,? (?:ponme|ponle|dame|dale|más|un poco de|algo de) (?:más |un poco de )?color(?: en (?:la|mi) cara| a la cara)?)?',
    color: 'más color en la cara',
    shiny:
      '(?:por qué )?(?:me|le|nos) brillan? (?:tanto |mucho )?(?:la cara|la piel)(?:,? (?:quítalo|quítaselo|arréglalo|más mate))?|(?:la|mi) (?:cara|piel) (?:(?:está|sale|se ve) )?(?:(?:muy|tan) )?(?:brillante|brillosa|grasosa|grasienta)|menos brillo en (?:la|mi) (?:cara|piel)',
    matt: 'quita el brillo de la piel',
    tinted: `${ONE.es}(?:sale|salió|tiene|quedó)(?: con)? la cara (?:(?:muy|toda) )?(?<color>naranja|amarilla|verde|morada|azul)`,
    skin: 'la piel se ve $<color>',
    dark: `${ONE.es}(?:sale|salió|quedó|tiene)(?: con)? (?:la cara|el rostro) (?:(?:muy|tan|todo|toda) )?oscur[oa](?: (?:por|bajo|debajo de) [^.,;!?]{2,30})?`,
    tooDark: 'la cara está muy oscura',
  },
  {
    pale: "(?:je (?:suis|parais|sors)|elle est|il est|j['’]ai l['’]air) (?:(?:trop|très|si|un peu) )*pâle(?:,? (?:(?:un peu|plus) de couleurs?)(?: (?:au|sur le) visage)?)?",
    color: 'plus de couleur au visage',
    shiny:
      '(?:pourquoi )?(?:mon|son|le) visage (?:brille|est (?:(?:trop|si|très) )?(?:brillant|gras|luisant))(?: (?:trop|tant))?(?:,? (?:plus mat|matifie[rz]?))?|(?:ma|sa|la) peau (?:brille|est (?:(?:trop|si|très) )?(?:brillante|grasse|luisante))|moins de (?:brillance|brillant) sur (?:le|mon) visage',
    matt: 'peau plus mate',
    tinted: `${ONE.fr}(?:a|sort avec|est sortie? avec) le visage (?:(?:tout|trop|si) )?(?<color>orange|jaune|vert|violet|bleu)`,
    skin: 'la peau est $<color>',
    dark: `${ONE.fr}a le visage (?:(?:trop|tout|si|très) )?sombre(?: (?:à cause (?:du|de la|de|des)|sous) ?[^.,;!?]{2,30})?`,
    tooDark: 'le visage est trop sombre',
  },
  {
    pale: '(?:estou|fiquei|saí|ela está|ela ficou|ele ficou) (?:(?:muito|tão|meio) )*pálid[oa](?:,? (?:(?:mais|um pouco de) )?(?:mais )?cor(?: no rosto| na cara)?)?',
    color: 'mais cor no rosto',
    shiny:
      '(?:por que )?(?:o )?(?:meu|seu|o) rosto (?:está|tá|ficou|saiu)? ?(?:(?:muito|tão) )?(?:brilhando|brilhante|oleoso|brilhoso)(?: (?:muito|demais))?|(?:a )?(?:minha|a) pele (?:está|tá|ficou)? ?(?:(?:muito|tão) )?(?:brilhando|brilhante|oleosa)|menos brilho (?:no rosto|na pele)',
    matt: 'tira a oleosidade da pele',
    tinted: `${ONE.pt}(?:ficou|saiu|está|tá) com (?:a cara|o rosto) (?:(?:muito|todo|toda) )?(?<color>laranja|amarela|amarelo|verde|roxa|roxo|azul)`,
    skin: 'a pele ficou $<color>',
    dark: `${ONE.pt}(?:saiu|ficou|está) com (?:o rosto|a cara) (?:(?:muito|todo|toda) )?escur[oa](?: (?:por causa (?:do|da|de)|debaixo (?:do|da)) [^.,;!?]{2,30})?`,
    tooDark: 'o rosto está muito escuro',
  },
  {
    pale: "(?:sono|sembro|è|sembra|sono venut[oa]) (?:(?:troppo|molto|così|un po['’]?) )*pallid[oa](?:,? (?:un po['’]? di|più) colore(?: (?:sul|in|al) viso)?)?",
    color: 'più colore sul viso',
    shiny:
      '(?:perché )?(?:il )?(?:mio|suo) (?:viso|volto) (?:è (?:(?:troppo|così|tutto) )?(?:lucido|oleoso|unto)|luccica|brilla)|(?:la )?(?:mia|sua) (?:faccia|pelle) (?:è (?:(?:troppo|così|tutta) )?(?:lucida|oleosa|unta)|luccica|brilla)',
    matt: 'meno lucido sul viso',
    tinted: `${ONE.it}ha (?:la faccia|il viso) (?:(?:tutta|tutto|troppo) )?(?<color>arancione|giall[oa]|verde|viola|blu)`,
    skin: 'la pelle è $<color>',
    dark: `${ONE.it}ha (?:il viso|la faccia|il volto) (?:(?:troppo|tutto|tutta|molto) )?scur[oa](?: (?:per|sotto|a causa (?:del|della)) [^.,;!?]{2,30})?`,
    tooDark: 'il viso è troppo scuro',
  },
];

/** Words without which no text is searched for each of these. */
const PALE = /pale|blass|pálid|pâle|pallid/iu;
const SHINY = /shin|oily|greas|gloss|glänz|fett|speck|matt|brill|gras|luis|brilh|ole|lucid|unt|luccic/iu;
const FACE = /face|gesicht|cara|rostro|visage|rosto|viso|faccia|volto/iu;

export const FACES_TOLD: readonly Rewording[] = [
  // "Yellow teeth" are a wish to whiten them, however they are told.
  [
    /(?<!\p{L})(?:(?:my|her|his|our|the|their) )?teeth (?:look|seem|appear)(?:s|ed)?(?: (?:so|too|very|really|a bit))* yellow(?:ish)?(?: in (?:this|the) (?:one|photo|picture|pic|shot))?(?!\p{L})/giu,
    'the teeth are yellow',
  ],
  ...LANGUAGES.flatMap(({ pale, color, shiny, matt, tinted, skin, dark, tooDark }): Rewording[] => [
    [clause(pale), color, PALE],
    [clause(shiny), matt, SHINY],
    [clause(tinted), skin, FACE],
    [clause(dark), tooDark, FACE],
  ]),
];
