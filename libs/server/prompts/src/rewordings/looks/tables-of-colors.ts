import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* “Slap a moody LUT on it, desat greens”: short words of people who grade films, which are no texts to write. */

export const TABLES_OF_COLORS: readonly Rewording[] = [
  [
    word(
      '(?:(?:put|slap|throw|drop|use|apply|add) )?an? (?<look>\\p{L}+(?: \\p{L}+)?) luts?(?: on (?:it|this|top))?',
    ),
    'a $<look> look',
  ],
  [word('desat (?<what>(?:the )?\\p{L}+s)'), 'desaturate the $<what>'],
  [word('desaturate the the'), 'desaturate the'],
  [word('desat'), 'desaturate'],
];
