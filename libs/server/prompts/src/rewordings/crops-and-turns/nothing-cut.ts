import type { Rewording } from '../rewording.ts';

/* What shall not be cut: a part that is named between the halves of a verb, or anything at all. */

/** A German verb whose halves stand apart: "schneid mir nicht den Kopf ab" is "nicht den Kopf abschneiden". */
export const NOT_CUT_OFF: readonly Rewording[] = [
  [
    /(?<!\p{L})schneide? (?:(?:mir|uns|ihm|ihr|ihnen|dabei|bitte|aber|ja) )*nicht (?<what>(?:\p{L}+ ){1,3}?)ab(?!\p{L})/giu,
    'nicht $<what>abschneiden',
  ],
  // "Cut something off the bottom, yet keep her shoes in".
  [
    /(?<=(?<!\p{L})(?:cut|crop|trim)(?!\p{L})[^.!?;\n]{0,50}?),? (?:but |yet |and )?keep (?<what>(?:the|her|his|my|their|our) \p{L}+) in(?: the)?(?: frame| picture| shot)?(?=\s*(?:[,.;!?]|$))/giu,
    ' without cutting off $<what>',
  ],
];

/** Words for a shape that a crop gives a picture. */
const TO_SHAPE =
  /\d ?[:x×] ?\d|(?<!\p{L})(?:crop|square|banner|cover|zuschn|zuschneid|quadrat|hochformat|querformat|recort|cuadrad|recadr|carré|format|cort[ae]|quadrad|ritagl|panoram)/iu;
/** Nothing that a crop could cut off. */
const NO_THING =
  '(?!(?:any |the |la |il |a |o |le )?(?:qualit|detail|d[ée]tail|calidad|qualidade|detalle|detalhe|dettagli|colou?r|sharpness|vibe|mood|feel))';
/** What a crop may not lose: "16:9 without losing the mountain tops" is "without cutting off the mountain tops". */
export const NOTHING_LOST: readonly Rewording[] = (
  [
    [
      "(?<!\\p{L})(?:without losing|(?:but |and )?(?:please )?(?:don['’]?t|do not) lose) (?=(?:any of )?(?:the|my|our|his|her|their|any|anyone|anybody) )",
      'without cutting off ',
    ],
    ['(?<!\\p{L})sin perder (?=(?:el|la|los|las|mi|mis|nuestr\\p{L}+) )', 'sin cortar '],
    ["(?<!\\p{L})sans perdre (?=(?:le |la |les |l['’]|mon |ma |mes |notre |nos ))", 'sans couper '],
    ['(?<!\\p{L})sem perder (?=(?:o|a|os|as|meu|minha|noss\\p{L}+) )', 'sem cortar '],
    [
      "(?<!\\p{L})senza perdere (?=(?:il |lo |la |i |gli |le |l['’]|mi[oa] |nostr\\p{L} ))",
      'senza tagliare ',
    ],
  ] as const
).map(([lost, cut]): Rewording => [new RegExp(lost + NO_THING, 'giu'), cut, TO_SHAPE]);
/** The same with a German verb, which stands behind what is lost. */
export const NOTHING_LOST_IN_GERMAN: Rewording = [
  new RegExp(
    `(?<!\\p{L})ohne (?:dass )?${NO_THING}(?<what>(?:d(?:er|ie|as|en)|mein\\p{L}*|unser\\p{L}*) (?:\\p{L}+ )?\\p{Lu}\\p{L}+) (?:zu verlieren|fehlt|fehlen|verloren gehen|verloren geht|weg ist|weg sind)(?!\\p{L})`,
    'gu',
  ),
  'ohne $<what> abzuschneiden',
  TO_SHAPE,
];

/** Nothing is cut at all, said with a noun at the end of a clause: "no cropping" is "without cropping". */
export const NO_CROPPING: readonly Rewording[] = [
  [/(?<![\p{L}-])no crop(?:ping|s)?(?=\s*(?:[,.;!]|please|$))/giu, 'without cropping'],
  [
    /(?<!\p{L})kein(?:en)? (?:zuschnitt|beschnitt|zuschneiden)(?=\s*(?:[,.;!]|bitte|$))/giu,
    'ohne zuschneiden',
  ],
  [/(?<!\p{L})(?:nada de|sin) recortes?(?=\s*(?:[,.;!]|por favor|$))/giu, 'sin recortar'],
  [/(?<!\p{L})pas de recadrage(?=\s*(?:[,.;!]|svp|merci|$))/giu, 'sans recadrage'],
  [/(?<!\p{L})(?:nada de|sem) cortes?(?=\s*(?:[,.;!]|por favor|$))/giu, 'sem cortar'],
  [/(?<!\p{L})(?:niente|nessun) ritaglio(?=\s*(?:[,.;!]|per favore|grazie|$))/giu, 'senza ritagliare'],
];

/** "Ohne dass was abgeschnitten wird": the same with a verb in the passive or with “that”. */
export const NOTHING_IS_CUT: readonly Rewording[] = [
  [
    /(?<!\p{L})ohne,? dass (?:(?:irgend)?(?:et)?was|irgendwas) (?:dabei )?(?:abgeschnitten|weggeschnitten) wird(?!\p{L})/giu,
    'ohne etwas abzuschneiden',
  ],
  [/(?<!\p{L})sin que se (?:me )?(?:corte|recorte|pierda) nada(?!\p{L})/giu, 'sin cortar nada'],
  [
    /(?<!\p{L})sans que (?:rien (?:ne )?soit (?:coupé|rogné)|ça coupe (?:rien|quelque chose))(?!\p{L})/giu,
    'sans rien couper',
  ],
  [/(?<!\p{L})sem que (?:se )?corte nada(?!\p{L})/giu, 'sem cortar nada'],
  [/(?<!\p{L})senza che (?:si tagli|venga tagliato) (?:niente|nulla)(?!\p{L})/giu, 'senza tagliare niente'],
];
