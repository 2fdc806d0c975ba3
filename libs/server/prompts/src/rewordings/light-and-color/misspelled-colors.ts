import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* Names of colors that people often spell as they sound. */

export const MISSPELLED_COLORS: readonly Rewording[] = [
  [word('burg[ae]nd[iy]e?|burgendy|burgundi'), 'burgundy'],
  [word('fuschi?a|fusia|fucsha'), 'fuchsia'],
  // “Ich weis nicht” is no color.
  [
    /(?<!\p{L})(?<!(?:ich|du|er|sie|man|wer) )weis(?! (?:nicht|ich|man|wie|was)(?!\p{L}))(?!\p{L})/giu,
    'weiß',
  ],
  [word('tur[kq]oise?|torquoise|turquiose'), 'turquoise'],
];
