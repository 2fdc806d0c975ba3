import { ASKS_NOTHING } from './looks/asks-nothing.ts';
import { BETTER_LIGHT } from './light-and-color/better-light.ts';
import { BLUR_IS_FINE } from './sharpness/blur-is-fine.ts';
import { BLUR_TAKEN_OUT } from './sharpness/blur-taken-out.ts';
import { BLOWN_HIGHLIGHTS } from './light-and-color/blown-highlights.ts';
import { CASTS_TAKEN_OUT } from './light-and-color/casts-taken-out.ts';
import { CONTRAST_WORDS } from './light-and-color/contrast-words.ts';
import { DENIED_LOOKS } from './looks/denied-looks.ts';
import { DEVICES_PHOTOS } from './faults/devices-photos.ts';
import { FACES_TOLD } from './people/faces-told.ts';
import { FEW_COLORS } from './light-and-color/few-colors.ts';
import { GREY_COMPLAINTS } from './light-and-color/grey-complaints.ts';
import { HAZY_LOOKS } from './looks/hazy-looks.ts';
import { IN_COLOR_AMONG_GRAY } from './light-and-color/in-color-among-gray.ts';
import { JUST_THE_REST } from './exceptions/just-the-rest.ts';
import { KEPT_MONOCHROME } from './light-and-color/kept-monochrome.ts';
import { LOOKS_BY_NAME } from './looks/looks-by-name.ts';
import { LOOKS_IN_LISTS } from './looks/looks-in-lists.ts';
import { LOOKS_WITH_BACKGROUNDS } from './looks/looks-with-backgrounds.ts';
import { LOST_COLORS } from './light-and-color/lost-colors.ts';
import { MORE_DEFINITION } from './sharpness/more-definition.ts';
import { OLD_PHOTOS } from './faults/old-photos.ts';
import { OTHER_WORDS } from './light-and-color/other-words.ts';
import { PLURAL_TONES } from './light-and-color/plural-tones.ts';
import { SEPARABLE_VERBS } from './light-and-color/separable-verbs.ts';
import { SIDES_COMPARED } from './light-and-color/sides-compared.ts';
import { SKIN_COMPLAINTS } from './people/skin-complaints.ts';
import { SOFTER_SHADOWS } from './light-and-color/softer-shadows.ts';
import { TINTED_AS_A_WHOLE } from './light-and-color/tinted-as-a-whole.ts';
import { TOLD_BESIDES } from './faults/told-besides.ts';
import { TOLD_FAULTS } from './faults/told-faults.ts';
import { TWO_FAULTS } from './faults/two-faults.ts';
import { WEATHER_ADDED } from './light-and-color/weather-added.ts';
import type { Rewording } from './rewording.ts';
import { UNSEEN_FACES } from './people/unseen-faces.ts';

/* What is said of light, colors, looks and skin, in the order in which it is put into plainer words. */

export const LIGHT_AND_LOOKS: readonly Rewording[] = [
  ...SEPARABLE_VERBS,
  ...BLOWN_HIGHLIGHTS,
  ...PLURAL_TONES,
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
