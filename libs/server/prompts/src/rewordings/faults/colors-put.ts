import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* "Restore it and put color": an old photo shall get colors, as in “colorize it”. */
export const COLORS_PUT: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=^|[.,;!?] ?| )(?:and )?(?:(?:then|after|afterwards|later|also) )?(?:put|give (?:it|her|him|them)) (?:some |the |back )?colou?rs?(?: (?:on|to|in|into) (?:it|her|him|this|the photo))?${END}`,
      'giu',
    ),
    'and colorize it',
    /restor|repair|(?<!\p{L})fix|old (?:photo|picture)|black (?:and|&|n) white/iu,
  ],
  // Alone, “please restore” asks for the same as “restore it”.
  [/(?<=^|[.;!?] ?)please restore(?=\s*(?:,|and(?!\p{L})))/giu, 'restore it'],
];
