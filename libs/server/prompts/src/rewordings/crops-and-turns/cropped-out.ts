import { endOr } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* “Crop the hotbar out”: it shall be gone, and the picture is not cropped around what is in front. */

/** Those who are “cropped out” may be meant to be cut out. */
const BEING =
  '(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|horses?|birds?|bab(?:y|ies)|kids?|child(?:ren)?|m[ae]n|wom[ae]n|persons?|people|guys?|girls?|boys?|lad(?:y|ies)|bride|groom)';

export const CROPPED_OUT: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})crop (?<what>(?!(?:\\p{L}+ ){1,2}${BEING}(?!\\p{L}))(?:the|that|this|my|his|her|those|these) [\\p{L}'’-]+(?: [\\p{L}'’-]+)?) out(?: of (?:it|this|the (?:photo|picture|pic|image|shot)))?${endOr('and|then|please|pls|but')}`,
      'giu',
    ),
    'crop out $<what>',
  ],
];
