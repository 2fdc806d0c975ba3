import { COLORS_PUT } from './colors-put.ts';
import type { Rewording } from '../rewording.ts';
import { SPOTS_AND_DUST } from './spots-and-dust.ts';
import { AS_IT_WAS } from './as-it-was.ts';
import { OLD_PHOTOS_FIRST } from './old-photos-first.ts';
import { ONLY_THAT_VISIBLE } from './only-that-visible.ts';
import { YELLOWED_LISTS } from './yellowed-lists.ts';
import { YELLOW_STAINS } from './yellow-stains.ts';
import { DARK_OCCASIONS } from './dark-occasions.ts';
import { ROUND_STARS } from './round-stars.ts';
import { PLAIN_COMPLAINTS } from './plain-complaints.ts';
import { OF_LATEST_RESULT } from './of-latest-result.ts';
import { NEGATIVE_QUESTIONS } from './negative-questions.ts';
import { THEREFORE } from './therefore.ts';
import { TO_FOR_TOO } from './to-for-too.ts';
import { GLARE_TONED_DOWN } from './glare-toned-down.ts';
import { NOT_THAT_FAULT } from './not-that-fault.ts';
import { FINE_EXCEPT } from './fine-except.ts';
import { DISLIKED } from './disliked.ts';
import { LACKING } from './lacking.ts';
import { SEEN_NOTHING } from './seen-nothing.ts';

/** The rewordings about faults that a prompt goes through before it is read. */
export const EARLY_FAULTS: readonly Rewording[] = [
  ...COLORS_PUT,
  ...SPOTS_AND_DUST,
  ...AS_IT_WAS,
  ...OLD_PHOTOS_FIRST,
  ...SEEN_NOTHING,
  ...FINE_EXCEPT,
  ...ONLY_THAT_VISIBLE,
  ...YELLOW_STAINS,
  ...YELLOWED_LISTS,
  ...DARK_OCCASIONS,
  ...LACKING,
  ...NEGATIVE_QUESTIONS,
  ...PLAIN_COMPLAINTS,
  ...OF_LATEST_RESULT,
  ...TO_FOR_TOO,
  ...THEREFORE,
  ...GLARE_TONED_DOWN,
  ...NOT_THAT_FAULT,
  ...DISLIKED,
  ...ROUND_STARS,
];
