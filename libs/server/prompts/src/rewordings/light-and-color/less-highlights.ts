import type { Rewording } from '../rewording.ts';

/* "A little less highlights, maybe 20 percent": the brightest tones become darker, and not the whole picture. */

/** "Lichter um 20 % absenken": a setting, which German has no other plain words for. */
const BY_AMOUNT: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:die )?(?:spitz)?lichter um (?<much>\d{1,3}) ?(?:%|prozent) (?:reduzieren|absenken|senken|verringern|runter\p{L}*|herunter\p{L}*|zurücknehmen|abdunkeln)(?!\p{L})/giu,
    'Lichter -$<much>',
  ],
  [
    /(?<!\p{L})(?:reduzier|senk|verringer)e? (?:bitte )?(?:die )?(?:spitz)?lichter um (?<much>\d{1,3}) ?(?:%|prozent)(?: ab)?(?!\p{L})/giu,
    'Lichter -$<much>',
  ],
];

const COMPARED: readonly Rewording[] = (
  [
    [
      '(?<some>(?:just )?(?:a (?:bit|little|touch|tad) |slightly |somewhat ))?(?:less|fewer|lower) (?:of the )?highlights',
      'reduce the highlights',
      ' a little',
    ],
    [
      '(?<some>(?:etwas|ein (?:bisschen|wenig)|leicht) )?weniger (?:spitz)?lichter',
      'reduziere die Spitzlichter',
      ' etwas',
    ],
    [
      '(?<some>(?:un poco|un poquito|algo) )?(?:de )?menos (?:de )?(?:altas luces|luces altas)',
      'baja las altas luces',
      ' un poco',
    ],
    [
      '(?<some>(?:um pouco|um pouquinho) )?(?:de )?menos (?:de )?(?:realces|altas luzes|luzes altas)',
      'reduza os realces',
      ' um pouco',
    ],
    [
      "(?<some>(?:un po[’']|un pochino) )?(?:di )?meno (?:alte luci|luci alte)",
      'abbassa le alte luci',
      " un po'",
    ],
  ] as const
).map(([said, plainer, little]) => [
  new RegExp(
    `(?<!\\p{L})${said}(?=\\s*(?:[.,;!?]|$)| (?:and|und|y|et|e|please|bitte|por|per)(?!\\p{L}))(?:,? (?:by |um |en |em |del? )?(?:(?:maybe|about|around|like|vielleicht|etwa|quizás?|como|unos|talvez|uns|forse|circa|say|just) )*(?<much>\\d{1,3}) ?(?:%|percent|prozent|por ?ciento|por ?cento|per ?cento))?`,
    'giu',
  ),
  (...found) => {
    const { some, much } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    if (much === undefined) return `${plainer}${some === undefined ? '' : little}`;
    if (plainer.startsWith('reduziere')) return `Lichter -${much}`;
    return `${plainer} ${plainer.startsWith('reduce') ? 'by ' : ''}${much}%`;
  },
]);

export const LESS_HIGHLIGHTS: readonly Rewording[] = [...BY_AMOUNT, ...COMPARED];
