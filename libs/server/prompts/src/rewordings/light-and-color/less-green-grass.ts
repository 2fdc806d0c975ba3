import type { Rewording } from '../rewording.ts';

/* “The lawn looks radioactive”: its green shall become weaker, and it is not painted. */

const GRASS = '(?:grass|lawn|field|pitch|trees?|leaves|hedge|plants?)';

export const LESS_GREEN_GRASS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?<what>(?:the |my )?${GRASS}) (?:looks|is|came out)(?: (?:so|way|all|a bit|completely))* (?:radioactive|nuclear|toxic|luminous)(?!\\p{L})`,
      'giu',
    ),
    '$<what> is too green',
  ],
  [/,? it(?:['’]?s| is| looks) (?:radioactive|nuclear)(?=\s*(?:[,.;!]|$))/giu, ''],
];
