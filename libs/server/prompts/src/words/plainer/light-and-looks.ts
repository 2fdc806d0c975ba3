import { ASKS_NOTHING } from './asks-nothing.ts';
import { BETTER_LIGHT } from './better-light.ts';
import { BLUR_IS_FINE } from './blur-is-fine.ts';
import { BLUR_TAKEN_OUT } from './blur-taken-out.ts';
import { CASTS_TAKEN_OUT } from './casts-taken-out.ts';
import { CONTRAST_WORDS } from './contrast-words.ts';
import { DENIED_LOOKS } from './denied-looks.ts';
import { DEVICES_PHOTOS } from './devices-photos.ts';
import { FACES_TOLD } from './faces-told.ts';
import { FEW_COLORS } from './few-colors.ts';
import { GREY_COMPLAINTS } from './grey-complaints.ts';
import { HAZY_LOOKS } from './hazy-looks.ts';
import { IN_COLOR_AMONG_GRAY } from './in-color-among-gray.ts';
import { JUST_THE_REST } from './just-the-rest.ts';
import { KEPT_MONOCHROME } from './kept-monochrome.ts';
import { LOOKS_BY_NAME } from './looks-by-name.ts';
import { LOOKS_IN_LISTS } from './looks-in-lists.ts';
import { LOOKS_WITH_BACKGROUNDS } from './looks-with-backgrounds.ts';
import { LOST_COLORS } from './lost-colors.ts';
import { MORE_DEFINITION } from './more-definition.ts';
import { OLD_PHOTOS } from './old-photos.ts';
import { OTHER_WORDS } from './other-words.ts';
import { SIDES_COMPARED } from './sides-compared.ts';
import { SKIN_COMPLAINTS } from './skin-complaints.ts';
import { SOFTER_SHADOWS } from './softer-shadows.ts';
import { TINTED_AS_A_WHOLE } from './tinted-as-a-whole.ts';
import { TOLD_BESIDES } from './told-besides.ts';
import { TOLD_FAULTS } from './told-faults.ts';
import { TWO_FAULTS } from './two-faults.ts';
import { WEATHER_ADDED } from './weather-added.ts';
import type { Rewording } from './rewording.ts';
import { UNSEEN_FACES } from './unseen-faces.ts';

/* What is said of light, colors, looks and skin, in the order in which it is put into plainer words. */

export const LIGHT_AND_LOOKS: readonly Rewording[] = [
  ...TOLD_FAULTS,
  ...DEVICES_PHOTOS,
  ...TWO_FAULTS,
  ...BETTER_LIGHT,
  ...BLUR_IS_FINE,
  ...GREY_COMPLAINTS,
  ...LOST_COLORS,
  ...LOOKS_BY_NAME,
  ...LOOKS_WITH_BACKGROUNDS,
  ...JUST_THE_REST,
  ...DENIED_LOOKS,
  ...CONTRAST_WORDS,
  ...BLUR_TAKEN_OUT,
  ...WEATHER_ADDED,
  ...UNSEEN_FACES,
  ...CASTS_TAKEN_OUT,
  ...SKIN_COMPLAINTS,
  ...OLD_PHOTOS,
  ...SOFTER_SHADOWS,
  ...HAZY_LOOKS,
  ...MORE_DEFINITION,
  ...IN_COLOR_AMONG_GRAY,
  ...ASKS_NOTHING,
  ...OTHER_WORDS,
  ...FACES_TOLD,
  ...SIDES_COMPARED,
  ...LOOKS_IN_LISTS,
  ...TOLD_BESIDES,
  ...KEPT_MONOCHROME,
  ...FEW_COLORS,
  ...TINTED_AS_A_WHOLE,
];
