import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Make the water more turquoise": another color of the water alone, which nothing finds, and no stronger colors everywhere. Both
 * readers know that without “more”.
 */

const WATER = '(?:(?:the|my|our) )?(?:water|sea|ocean|lake|river|pool|pond|waves|sand)';

export const MORE_TURQUOISE_WATER: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:make|turn|get|(?:i|we) (?:want|need|['’]d like)) (?<water>${WATER})(?: (?:look|be|to be|to look))? (?:(?:a (?:bit|little)|much|even|slightly) )?more (?<color>${COLOR_WORD}|teal|aqua|golden)(?!\\p{L})`,
      'giu',
    ),
    'make $<water> $<color>',
  ],
  [
    new RegExp(
      `(?<=(?:^|[.,;!?]|(?<!\\p{L})and) *)(?:(?:a (?:bit|little)|much) )?more (?<color>${COLOR_WORD}|teal|aqua|golden) (?<water>${WATER})(?!\\p{L})`,
      'giu',
    ),
    'make the $<water> $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<water>${WATER}) (?<should>should (?:be|look)) (?:(?:a (?:bit|little)|much) )?more (?<color>${COLOR_WORD}|teal|aqua|golden)(?!\\p{L})`,
      'giu',
    ),
    '$<water> $<should> $<color>',
  ],
];
