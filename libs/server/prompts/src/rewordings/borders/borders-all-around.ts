import type { Rewording } from '../rewording.ts';

/*
 * Borders that are named as margins with a color, or that shall be on all sides, as every border is: "cream margins on all
 * sides". A margin without a color may be the part that is cut off.
 */

const ALL_SIDES =
  "(?:on (?:all|every|each|all four|both) sides?|all (?:the way )?(?:a)?round|auf allen (?:vier )?seiten|an allen (?:vier )?seiten|rings(?:um|herum)|rundherum|rundum|(?:por|en) (?:todos|los cuatro) (?:los )?lados|de tous les côtés|sur tous les côtés|tout autour|(?:em|de|por) todos os (?:quatro )?lados|su tutti (?:e quattro )?i lati|da tutti i lati|tutt['’]intorno)";
const COLOR =
  '(?:cream|beige|white|black|grey|gray|gold|golden|red|blue|green|pink|creme(?:farben\\p{L}*)?|cremefarben\\p{L}*|weiß\\p{L}*|schwarz\\p{L}*|grau\\p{L}*|rot\\p{L}*|blau\\p{L}*|grün\\p{L}*|crema|blanc[oa]s?|negr[oa]s?|gris(?:es)?|roj[oa]s?|azul(?:es)?|verdes?|crème|blanc(?:he)?s?|noire?s?|grise?s?|rouges?|bleue?s?|vertes?|creme|branc[oa]s?|pret[oa]s?|cinzas?|vermelh[oa]s?|bianc\\p{L}+|ner[oaie]|grigi\\p{L}*|ross[oaie]|blu|verd[ei])';
const COLOR_END = '(?=\\s*(?:[,.;!?]|$)| (?:and|und|y|et|e) )';

/** For each language margins before or behind their color, and a border of it. */
const MARGINS: readonly (readonly [margins: string, wide: string, border: string])[] = [
  ['margins?', '(?:bigger|wider|larger|big|wide|large|thicker)', 'border'],
  ['(?:ränder|rand)', '(?:größere[rn]?|breitere[rn]?|breite[rn]?|große[rn]?|dickere[rn]?)', 'Rand'],
  ['(?:márgenes|margen)', '(?:más )?(?:anch[oa]s?|grandes?|gruesos?)', 'borde'],
  ['marges?', '(?:plus )?(?:larges?|grandes?|épaisses?)', 'bordure'],
  ['(?:margens|margem)', '(?:mais )?(?:larg[oa]s?|maiores|grandes|grossas?)', 'borda'],
  ['(?:margini|margine)', '(?:più )?(?:largh[ie]|larg[oa]|grandi|spessi)', 'cornice'],
];
const [
  [enMargins, enWide, enBorder] = ['', '', ''],
  [deMargins, deWide, deBorder] = ['', '', ''],
  ...ROMANCE
] = MARGINS;
const COLORED = (color: string): string =>
  `(?:colou?r |color |couleur |cor |colore |in |de |di )?(?<color>${color})(?:[- ]colou?red)?`;

const forms = (margins: string, wide: string, border: string, large: string): readonly Rewording[] => [
  // "Bigger margins on all sides, cream coloured".
  [
    new RegExp(
      `(?<!\\p{L})(?:des |unos |umas? |dei )?${wide} ${margins}(?: ${ALL_SIDES})?,? ${COLORED(COLOR)}${COLOR_END}`,
      'giu',
    ),
    `${large}, $<color>`,
    /margin|ränder|rand/iu,
  ],
  [
    new RegExp(`(?<!\\p{L})${wide} (?<color>${COLOR}) ${margins}(?: ${ALL_SIDES})?(?!\\p{L})`, 'giu'),
    `${large}, $<color>`,
    /margin|ränder|rand/iu,
  ],
  [
    new RegExp(`(?<!\\p{L})(?<color>${COLOR}) ${margins}(?: ${ALL_SIDES})?(?!\\p{L})`, 'giu'),
    `$<color> ${border}`,
    /margin|ränder/iu,
  ],
];

export const BORDERS_ALL_AROUND: readonly Rewording[] = [
  ...forms(enMargins, enWide, enBorder, 'wide border'),
  ...forms(deMargins, deWide, deBorder, 'breiter Rand'),
  ...ROMANCE.flatMap(([margins, wide, border]): Rewording[] => [
    [
      new RegExp(
        `(?<!\\p{L})(?:des |unos |umas? |dei )?${margins},? ${COLORED(COLOR)}(?: ${wide})?(?:,? ${ALL_SIDES})?${COLOR_END}`,
        'giu',
      ),
      `${border} $<color>`,
      /m[aá]rg/iu,
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:des |unos |umas? |dei )?${margins} ${wide}(?:,? ${ALL_SIDES})?,? ${COLORED(COLOR)}${COLOR_END}`,
        'giu',
      ),
      `${border} $<color>`,
      /m[aá]rg/iu,
    ],
  ]),
  // "Weißer Rand auf allen Seiten".
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:borders?|frames?|rand|rahmen|bordes?|marcos?|bordures?|cadres?|bordas?|molduras?|bord[oi]|cornic[ei])(?: \\p{L}+){0,3}) ${ALL_SIDES}(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    '',
    /seite|sides?|round|rings|rund|lados|côtés|autour|lati|intorno/iu,
  ],
];
