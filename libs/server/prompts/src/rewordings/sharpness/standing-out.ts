import { NOT_DENIED } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Somebody or something that shall stand out: "make the baby stand out", "que destaque el perro". That is done by what is
 * around it. Colors, eyes and letters that shall stand out are another wish, and so is everything that is said beside it.
 */

/** What stands out by its own colors or tones, or is no subject. */
const NO_SUBJECT =
  "(?!(?:[\\p{L}'’-]+ ){0,3}?(?:colou?rs?|farben?|colores|color|couleurs?|cores|cor|color[ei]|eyes?|augen?|ojos|yeux|olhos|occhi|lips|lippen|labios|lèvres|lábios|labbra|sky|himmel|cielo|ciel|céu|clouds?|wolken|nubes|nuages|nuvens|nuvole|texts?|schrift|texto|texte|testo|titles?|titel|título|titre|titolo|letters?|letras|lettres|lettere|words?|logos?|names?|details?|detalles|détails|detalhes|dettagli|textures?|texturas?|lights?|lichter|luces|lumières|luzes|luci|shadows?|schatten|sombras|ombres|ombre|hair|haare|pelo|cabello|cheveux|cabelo|capelli|skin|haut|piel|peau|pele|pelle|freckles|face|gesicht|cara|visage|rosto|viso|volto|smile|teeth|sunset|sunrise|sonnenuntergang|atardecer|tramonto|landscapes?|landschaft|paisaje|paysage|paisagem|paesaggio|moon|mond|luna|lune|lua|stars?|sterne?|estrellas?|étoiles?|estrelas?|stell[ae]|milky way|milchstraße|vía láctea|voie lactée|via láctea|via lattea|sun|sonne|sol|soleil|sole|fireworks?|feuerwerk|fuegos|aurora|mountains?|berge|water|wasser|agua|eau|água|acqua|sea|meer|mar|mer|mare|background|hintergrund|fondo|fond|fundo|sfondo|foreground|everything|photo|foto|picture|bild|imagen|image|imagem|immagine|contrast\\p{L}*|pattern|muster|lines?|red|green|blue|yellow|white|gold|rot|grün|blau|rojo|azul|verde|rouge|bleu|vermelho|rosso|blu)(?!\\p{L}))";

const MORE = '(?: more| better| a bit| a little| mehr| besser| más| plus| mieux| mais| di più| meglio)*';
const FROM =
  '(?: (?:from|against|vom|gegen den|vor dem|del|contra el|du|do|no|dallo|sullo)(?: (?:the|its|his|her))? (?:background|rest|others?|crowd|hintergrund|fondo|fond|fundo|sfondo))?';
const PLEASE =
  '(?:,? (?:please|pls|bitte|por favor|porfa|svp|stp|per favore|thanks|thank you|danke|gracias|merci|obrigad[oa]|grazie))?';

/** A whole prompt that asks for nothing else. */
const standing = (source: string): RegExp =>
  new RegExp(
    `^${NOT_DENIED}(?:(?:please|bitte|por favor|per favore),? )?(?:${source})${FROM}${PLEASE}[.!?\\s]*$`,
    'iu',
  );

const THE = {
  en: "(?:the|my|our|his|her|this|that) [\\p{L}'’]+(?: [\\p{L}'’]+){0,5}?|me|us|him|her|them",
  de: '(?:der|die|das|den|meine?n?|unsere?n?|ihn|sie) \\p{L}+(?: \\p{L}+){0,3}?|mich|uns',
  es: '(?:(?:a )?(?:el|la|los|las|mi|mis|nuestr[oa])|al) \\p{L}+(?: \\p{L}+){0,3}?',
  fr: "(?:(?:le|la|les|mon|ma|mes|notre) |l[’'])\\p{L}+(?: \\p{L}+){0,3}?",
  pt: '(?:o|a|os|as|meu|minha|o meu|a minha) \\p{L}+(?: \\p{L}+){0,3}?',
  it: "(?:(?:il|lo|la|i|gli|le|il mio|la mia) |l[’'])\\p{L}+(?: \\p{L}+){0,3}?",
};

const what = (language: keyof typeof THE): string => `${NO_SUBJECT}(?:${THE[language]})`;

/** "La bouteille doit ressortir, assombris le reste": how it shall stand out is said, in two languages that say it so. */
const BY_DARKENING: readonly Rewording[] = [
  [
    /(?<what>(?:le |la |les |l['’])\p{L}+) (?:doit|doivent|devrait|devraient) (?:mieux |bien |plus )?ressortir[,;.]? (?:et )?(?:assombri(?:s|r|ssez)|fonce[rz]?) (?:tout )?le reste/giu,
    'assombris tout sauf $<what>',
  ],
  [
    /(?<what>(?:il |la |lo |i |le |gli |l['’])\p{L}+) (?:deve|devono|dovrebbe) (?:risaltare|spiccare)[,;.]? (?:e )?(?:scurisci|scurire) (?:tutto )?il resto/giu,
    'scurisci tutto tranne $<what>',
  ],
];

export const STANDING_OUT: readonly Rewording[] = [
  ...BY_DARKENING,
  [
    standing(
      `(?:(?:i|we)(?: would|['’]d)? (?:want|need|like|love)|make|let|have|help|get) ${what('en')} (?:to )?(?:really )?stands? out${MORE}`,
    ),
    'blur the background',
  ],
  [
    standing(
      [
        `(?:ich (?:will|möchte),? dass )?${what('de')} soll(?:en)?${MORE} (?:hervorstechen|herausstechen|auffallen|hervorgehoben werden|zur geltung kommen)`,
        `ich (?:will|möchte),? dass ${what('de')}${MORE} (?:hervorsticht|heraussticht|auffällt|zur geltung kommt)`,
        `hebe? ${what('de')}${MORE} hervor`,
        `(?:ich (?:will|möchte) )?${what('de')}${MORE} (?:hervorheben|zur geltung bringen|in den vordergrund (?:rücken|stellen))`,
      ].join('|'),
    ),
    'Hintergrund unscharf',
  ],
  [
    standing(
      [
        `(?:haz que |quiero que |que )${what('es')} (?:resalte|destaque|sobresalga)n?${MORE}`,
        `(?:haz que |quiero que |que )(?:resalte|destaque|sobresalga)n?${MORE} ${what('es')}`,
        `(?:quiero |haz )?(?:destacar?|resaltar?)${MORE} ${what('es')}`,
      ].join('|'),
    ),
    'desenfoca el fondo',
  ],
  [
    standing(
      [
        `(?:je veux )?fai(?:s|re|tes) ${MORE} ?ressortir ${what('fr')}`,
        `(?:je veux |il faut )que ${what('fr')} ressorte(?:nt)?${MORE}`,
        `(?:je veux |je voudrais )?met(?:s|tre|tez) ${what('fr')} en (?:valeur|avant)`,
        `(?:je veux |je voudrais )?met(?:s|tre|tez) en (?:valeur|avant) ${what('fr')}`,
      ].join('|'),
    ),
    'floute le fond',
  ],
  [
    standing(
      [
        `(?:eu )?(?:quero|queria) destacar ${what('pt')}${MORE}`,
        `(?:destaca|destaque|realça|realce) ${what('pt')}${MORE}`,
        `(?:faz|faça|fazer)(?: com que)? ${what('pt')} (?:(?:se )?destacar|sobressair|(?:se )?destaque|sobressaia)${MORE}`,
        `(?:quero |queria )que ${what('pt')} (?:se )?(?:destaque|sobressaia)m?${MORE}`,
      ].join('|'),
    ),
    'desfoca o fundo',
  ],
  [
    standing(
      [
        `(?:fai|far) ${MORE} ?(?:risaltare|spiccare)${MORE} ${what('it')}`,
        `(?:voglio |vorrei |fai in modo )che ${what('it')} (?:risalti|spicchi)(?:no)?${MORE}`,
        `(?:voglio |vorrei )?mett(?:i|ere) in (?:risalto|evidenza) ${what('it')}`,
      ].join('|'),
    ),
    'sfoca lo sfondo',
  ],
];
