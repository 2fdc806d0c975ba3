import type { Rewording } from '../rewording.ts';

/*
 * "Fake a bit of motion blur on the bus": motion blur that shall be there. It is refused, and not taken for a fault or
 * for another blur.
 */

const SOME =
  '(?:(?:a (?:little |tiny )?(?:bit|touch|hint|tad)(?: of)?|a little|some|the|an?|slight|subtle|more|really|realistic) )*';
const OF_MOTION = '(?:motion|movement)[- ]?blur(?: effect)?';
const THERE = '(?: (?:on|to|onto|behind|around) (?:(?:the|my|this|that|his|her|their) )?\\p{L}+(?: only)?)?';

export const MOTION_BLUR: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:fake|simulate|create|put|add|apply|use|mimic|imitate|make it have|give (?:(?:the|my|this|that) )?\\p{L}+) (?:in )?${SOME}${OF_MOTION}${THERE}(?!\\p{L})`,
      'giu',
    ),
    'add a motion effect',
  ],
];
