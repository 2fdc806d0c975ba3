import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* “The man by the gate, rub him out”: the pronoun stands for him, and for nobody else. */

export const TAKEN_OUT: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=\\p{L},? )(?:and |so |please |can you |just )*(?:rub|take|get|cut|crop|edit|wipe|shop|photoshop|airbrush|paint) (?<who>him|her|them) out${END}`,
      'giu',
    ),
    'remove $<who>',
  ],
  [
    new RegExp(`(?<=\\p{L}, )(?:bitte )?schneide? (?<who>ihn|sie)(?: bitte)? (?:raus|heraus)${END}`, 'giu'),
    'entferne $<who>',
  ],
];
