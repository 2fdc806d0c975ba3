import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Get the mouse off the desk": the mouse goes, and not the desk. */

export const OFF_SOMETHING: readonly Rewording[] = [
  [
    endOfWish(
      'get (?<what>(?:the|that|those|these|this|my) (?:\\p{L}+ ){1,2})off (?:of )?(?<place>(?:the|my|our|his|her|their) (?!(?:photo|picture|image|pic|edges?|sides?|top|bottom|left|right)(?!\\p{L}))\\p{L}+)',
    ),
    'remove $<what>from $<place>',
  ],
];
