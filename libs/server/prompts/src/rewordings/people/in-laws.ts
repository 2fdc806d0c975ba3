import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* “My mother in law” is one person, and nothing is in anything. */

export const IN_LAWS: readonly Rewording[] = [
  [
    word('(?<who>mother|father|sister|brother|son|daughter|parent|cousin)(?<many>s?) in law'),
    '$<who>$<many>-in-law',
  ],
];
