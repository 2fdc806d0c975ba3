import type { Rewording } from '../rewording.ts';

/* "No more than 800 px wide": a size that must not be exceeded, which is no denial. */

const PIXELS = '(?=\\d{2,5} ?(?:px|pixels?|pixel|píxeles|pixeles)(?!\\p{L}))';
const BEGIN =
  '(?<=^|[,.;!?]\\s*|(?<!\\p{L})(?:and|und|y|et|e|but|aber|pero|mais|mas|ma|to|be|auf|a|à|para) )';

export const AT_MOST: readonly Rewording[] = [
  [new RegExp(`${BEGIN}not? (?:taller|higher) than ${PIXELS}`, 'giu'), 'max height '],
  [new RegExp(`${BEGIN}nicht höher als ${PIXELS}`, 'giu'), 'maximale Höhe '],
  [new RegExp(`${BEGIN}(?:not? (?:more|wider|larger|bigger)) than ${PIXELS}`, 'giu'), 'max '],
  [new RegExp(`${BEGIN}nicht (?:mehr|breiter|größer) als ${PIXELS}`, 'giu'), 'max '],
  [new RegExp(`${BEGIN}no (?:más|mayor|más ancha?) (?:de|que) ${PIXELS}`, 'giu'), 'máximo '],
  [new RegExp(`${BEGIN}pas plus (?:de|large que) ${PIXELS}`, 'giu'), 'max '],
  [new RegExp(`${BEGIN}n[ãa]o (?:mais|maior) (?:de|do? que|que) ${PIXELS}`, 'giu'), 'máximo '],
  [new RegExp(`${BEGIN}non più (?:di|larga di|grande di) ${PIXELS}`, 'giu'), 'massimo '],
];
