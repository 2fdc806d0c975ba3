import type { Rewording } from '../rewording.ts';

/* “The date 14.08.2023 in orange like the old cameras”: what the date resembles is neither a text nor a look. */

const DATE = '\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})';

/** Old cameras, which print the date into the picture, in six languages. */
const LIKE_CAMERAS = [
  '(?:just )?(?:like|as) (?:(?:in|on|with) )?(?:the |an? )?(?:old|older|vintage|film|disposable|8?90s|80s)(?: film)? cameras?(?: (?:did|do|used to(?: do)?|had))?(?: it)?',
  'wie (?:früher )?(?:bei |auf |in )?(?:den |einer )?(?:alten )?(?:analog|film)?(?:kameras?|fotoapparaten?)(?: früher)?',
  'como (?:en |con )?(?:las |una )?cámaras? (?:de antes|antiguas?|viejas?|de carrete)',
  "comme (?:sur |avec )?(?:les |un )?(?:vieux|anciens?|vieil) appareils?(?: photos?)?(?: d['’]avant)?",
  'como (?:n?as |numa )?câmeras? (?:antigas?|de antigamente|de filme|velhas?)',
  'come (?:(?:le|sulle|con le) )?(?:vecchie )?(?:macchinette|macchine fotografiche|fotocamere)(?: (?:di una volta|vecchie|usa e getta|di un tempo))?',
].join('|');

const PLACE =
  '(?:at the |in the )?(?:(?:top|bottom) (?:left|right)|(?:unten|oben) (?:links|rechts)|(?:arriba|abajo) a la (?:izquierda|derecha)|en (?:haut|bas) à (?:gauche|droite)|(?:embaixo|em cima) à (?:esquerda|direita)|in (?:alto|basso) a (?:sinistra|destra))';

/** For each language a date with a color beside its name, and words for that color behind the day. */
const COLORED: readonly (readonly [dated: string, inColor: string])[] = [
  ['(?<color>orange|yellow|red|white|black|green|blue|gold) (?<date>date(?: ?stamp)?)', 'in $<color>'],
  ['(?<color>orange|gelb|rot|weiß|schwarz|grün|blau)(?:n?e[nsr]?) (?<date>datum)', 'in $<color>'],
  ['(?<date>fecha) (?:en )?(?<color>naranja|amarilla|roja|blanca|negra|verde|azul)', 'en $<color>'],
  ['(?<date>date) (?:en )?(?<color>orange|jaune|rouge|blanche|noire|verte|bleue)', 'en $<color>'],
  ['(?<date>data) (?:em )?(?<color>laranja|amarela|vermelha|branca|preta|verde|azul)', 'em $<color>'],
  ['(?<date>data) (?:in )?(?<color>arancione|gialla|rossa|bianca|nera|verde|blu)', 'in $<color>'],
];

export const DATES_LIKE_CAMERAS: readonly Rewording[] = [
  // “An orange date in the corner 28.06.25”: the date gets that color.
  ...COLORED.map(([dated, inColor]): Rewording => [
    new RegExp(
      `(?<!\\p{L})${dated}(?<where>(?: [^.;!?"“„«\\d]{2,40}?)?)[,:]? (?<day>${DATE})(?![\\d.]\\d)`,
      'giu',
    ),
    `$<date> $<day>$<where> ${inColor}`,
  ]),
  [new RegExp(`(?<=${DATE}(?!\\d)[^.;!?\\n]{0,60}?),? (?:${LIKE_CAMERAS})(?!\\p{L})`, 'giu'), ''],
  // "In so orange".
  [new RegExp(`(?<=${DATE}(?!\\d)[^.;!?\\n]{0,40} in) so (?=orange|rot|gelb|weiß)`, 'giu'), ' '],
  // "Datum unten links 14.08.2023".
  [
    new RegExp(
      `(?<!\\p{L})(?<date>date|datum|fecha|data)(?<place> ${PLACE}):? (?<day>${DATE})(?![\\d.])`,
      'giu',
    ),
    '$<date> $<day>$<place>',
  ],
];
