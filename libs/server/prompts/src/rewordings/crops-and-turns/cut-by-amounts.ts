import type { Rewording } from '../rewording.ts';

/* How much is cut off at a side, or stays free there, in words that hide the side or the crop from both readers. */

const MUCH = '\\d+ ?(?:%|percent|prozent|px|pixels?|píxeles|pix)';
/** For each language a verb that cuts, what stands before an amount, what follows it, and the conjunction. */
const LISTS: readonly (readonly [cut: string, before: string, at: string, and: string, again: string])[] = [
  ['(?:crop|cut|take|trim|shave|slice)', '', '(?:off|from)', 'and', 'crop'],
  ['corta[r]?', '(?:os? )?', '(?:(?:de|em) (?:cima|baixo)|d[ao]|n[ao]|à)', 'e', 'corta'],
  ['(?:re)?corta(?:r|le)?', '(?:el |un )?', '(?:de|por|en|a|arriba|abajo)', 'y', 'corta'],
  ['coupe[rz]?', '', '(?:en|à|de|du)', 'et', 'coupe'],
  ['(?:ri)?taglia(?:re)?', '(?:il )?', '(?:in|a|dal|da)', 'e', 'taglia'],
];
/** "Oben 10 %", "20 px links". */
const GERMAN_SIDE = `(?:(?:oben|unten|links|rechts) ${MUCH}|${MUCH} (?:oben|unten|links|rechts))`;
const GERMAN_SIDES = `(?<sides>${GERMAN_SIDE}(?:(?:,| und) ${GERMAN_SIDE})+)`;
const eachCut = (...found: readonly unknown[]): string => {
  const { sides = '' } = (found.at(-1) ?? {}) as { readonly sides?: string };
  return sides
    .split(/, | und /u)
    .map((side) => `${side} abschneiden`)
    .join(' und ');
};

/**
 * "Oben etwa ein Viertel", "a third off the top": the fraction in words, as a percentage. "The left third" is a part of the
 * picture, which may be changed otherwise.
 */
const ABOUT =
  "(?:(?:about|around|roughly|maybe|approximately|like|etwa|ungefähr|circa|ca[.]?|rund|como|más o menos|mas o menos|aproximadamente|environ|à peu près|mais ou menos|uns|tipo|all[’']incirca|più o meno) )?";
const ONE = '(?:an?|one|ein|un[ao]?|um) ';
const SIDE =
  '(?:top|bottom|left|right|oben|unten|links|rechts|arriba|abajo|la izquierda|la derecha|haut|bas|gauche|droite|cima|baixo|embaixo|esquerda|direita|alto|basso|sinistra|destra)';
const CUTS =
  /(?<!\p{L})(?:cut|crop|trim|chop|take|slice|shave|\p{L}*schneid\p{L}*|weg|ab|(?:re)?cort\p{L}+|coup\p{L}+|rogn\p{L}+|(?:ri)?tagli\p{L}+)(?!\p{L})/iu;
const FRACTIONS: readonly Rewording[] = (
  [
    ['(?:quarter|viertel|cuarto|quart|quarto)', 25],
    ['(?:third|drittel|tercio|tiers|terço|terzo)', 33],
  ] as const
).flatMap(([fraction, percent]): readonly Rewording[] => [
  [new RegExp(`(?<=(?<!\\p{L})${SIDE} )${ABOUT}${ONE}${fraction}(?!\\p{L})`, 'giu'), `${percent}%`, CUTS],
  [
    new RegExp(
      `(?<!\\p{L})(?<!(?:to|auf|hasta|sur|para|the|das|el|le|o|il) )${ABOUT}(?:${ONE})?${fraction} (?=(?:(?:off|from|of|at|de|da|en|à|a|em|in|dal|dall[’']|del|du) ?(?:the )?)?${SIDE}(?!\\p{L}))`,
      'giu',
    ),
    `${percent}% `,
    CUTS,
  ],
]);

export const CUT_BY_AMOUNTS: readonly Rewording[] = [
  ...FRACTIONS,
  // "Crop 15% off the top, 5% off the bottom and 20 px off the left": each side needs the verb.
  ...LISTS.map(([cut, before, at, and, again]): Rewording => [
    new RegExp(
      `(?<=(?<!\\p{L})${cut} ${before}${MUCH} [^.;!?]{3,80}?)(?:,? ${and}|,) (?=${before}${MUCH} ${at}(?!\\p{L}))`,
      'giu',
    ),
    ` ${and} ${again} `,
  ]),
  [new RegExp(`(?<!\\p{L})${GERMAN_SIDES} (?:ab|weg)schneiden(?!\\p{L})`, 'giu'), eachCut],
  [new RegExp(`(?<!\\p{L})schneide? (?:bitte )?${GERMAN_SIDES} (?:ab|weg)(?!\\p{L})`, 'giu'), eachCut],
  // "Cut 20% off the top": a crop, wherever it stands.
  [
    /(?<!\p{L})(?:cut|take|shave|trim|slice|chop|get) (?<much>\d+ ?(?:%|percent|px|pixels?)) (?:off|from)(?: of)? (?=(?:the )?(?:top|bottom|left|right)(?!\p{L}))/giu,
    'crop $<much> off ',
  ],
  // "Oben 200 Pixel wegschneiden und unten nix": the other side is only named to be left.
  [
    /(?<=\d ?(?:%|px|pix(?:el|eles|els)?)(?!\p{L})[^.;!?]{0,30}?),? (?:and|und|y|et|e) (?:(?:nothing|none) (?:at|from|off|on) the (?:top|bottom|left|right)|(?:oben|unten|links|rechts) (?:nix|nichts)|nada (?:de |por |em )?(?:abajo|arriba|baixo|cima|embaixo)|rien (?:en bas|en haut|à gauche|à droite)|niente (?:sotto|sopra|in basso|in alto))(?!\p{L})/giu,
    '',
  ],
  [/(?<=(?<!\p{L})togli(?:ere)? \d+ ?(?:%|percento|px|pixel) )dall['’ ]?alto(?!\p{L})/giu, 'in alto'],
  [
    /(?<=(?<!\p{L})(?:ri)?tagli\p{L}* (?:via )?(?:il |un |l['’])?\d+ ?(?:%|percento|px|pixel) )dall['’ ]?alto(?!\p{L})/giu,
    'in alto',
  ],
  [
    /(?<=(?<!\p{L})(?:ri)?tagli\p{L}* (?:via )?(?:il |un |l['’])?\d+ ?(?:%|percento|px|pixel) )dal basso(?!\p{L})/giu,
    'in basso',
  ],
  // "Mais espaço em cima da cabeça": above it, and not the head itself.
  [/(?<!\p{L})mais espaço em cima (?=d[aeo](?!\p{L}))/giu, 'mais espaço acima '],
  // "No formato 4:5" is no negation.
  [/(?<!\p{L})no formato (?=\d)/giu, 'em formato '],
];
