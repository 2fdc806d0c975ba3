import { AROUND_SOMEBODY } from './plainer/backgrounds/around-somebody.ts';
import { BEHIND_PRODUCTS } from './plainer/backgrounds/behind-products.ts';
import { GONE_ANYWAY } from './plainer/backgrounds/gone-anyway.ts';
import { MESS_BEHIND } from './plainer/backgrounds/mess-behind.ts';
import { NEW_BACKGROUNDS } from './plainer/backgrounds/new-backgrounds.ts';
import { AS_BACKGROUND, OTHER_BACKGROUNDS } from './plainer/backgrounds/other-backgrounds.ts';
import { OF_OTHER_PICTURES } from './plainer/backgrounds/other-pictures.ts';
import { SCENERY_WORDS } from './plainer/backgrounds/scenery-words.ts';
import { SEEN_BEFORE_BLUR } from './plainer/backgrounds/seen-alone.ts';
import { SHOWN_ALONE } from './plainer/backgrounds/shown-alone.ts';
import { WITHOUT_BACKGROUND } from './plainer/backgrounds/without-background.ts';
import { BORDERS_ALL_AROUND } from './plainer/borders/borders-all-around.ts';
import { BORDERS_OFF } from './plainer/borders/borders-off.ts';
import { FRAMES_FOR_OCCASIONS } from './plainer/borders/frames-for-occasions.ts';
import { OF_LINES } from './plainer/borders/lines-around.ts';
import { POLAROID_FRAMES } from './plainer/borders/polaroid-frames.ts';
import { SQUARES_WITH_BARS } from './plainer/borders/squares-with-bars.ts';
import { CLOSER_TO } from './plainer/crops-and-turns/closer-to.ts';
import { OF_CORNERS } from './plainer/crops-and-turns/corners.ts';
import { CROPPED_ONTO } from './plainer/crops-and-turns/cropped-onto.ts';
import { CUT_AT_SIDES } from './plainer/crops-and-turns/cut-at-sides.ts';
import { CUT_BY_AMOUNTS } from './plainer/crops-and-turns/cut-by-amounts.ts';
import { EMPTY_SPACE } from './plainer/crops-and-turns/empty-space.ts';
import { FRACTIONS_KEPT } from './plainer/crops-and-turns/fractions-kept.ts';
import { HALF_AND_HALF, HALVES_AND_PAIRS } from './plainer/crops-and-turns/halves-and-pairs.ts';
import { NOT_CUT_OFF, NO_CROPPING } from './plainer/crops-and-turns/nothing-cut.ts';
import { OTHER_WAY } from './plainer/crops-and-turns/other-way.ts';
import { OF_SHAPES, OF_SIDES } from './plainer/crops-and-turns/sides-and-shapes.ts';
import { TURNED_BY_DEGREES } from './plainer/crops-and-turns/turned-by-degrees.ts';
import { TURNED_PICTURES, TURNED_TO_SIDE } from './plainer/crops-and-turns/turned-pictures.ts';
import { ALL_BUT_SOMEBODY } from './plainer/exceptions/all-but-somebody.ts';
import { ALL_EXCEPT } from './plainer/exceptions/all-except.ts';
import { NOTHING_ELSE, ONLY_THIS_PHOTO } from './plainer/exceptions/nothing-else.ts';
import { PERMITTED } from './plainer/exceptions/permitted.ts';
import { DAMAGED_PHOTOS } from './plainer/faults/damaged-photos.ts';
import { EVERYDAY_FAULTS } from './plainer/faults/everyday-faults.ts';
import { TAKEN_FROM } from './plainer/faults/taken-from.ts';
import { TOLD_BEFORE } from './plainer/faults/told-before.ts';
import { SKY_AS_IT_IS } from './plainer/exceptions/sky-as-it-is.ts';
import { CLOUDS_IN_SKY } from './plainer/light-and-color/clouds-in-sky.ts';
import { COLORS_OF_SUNSET } from './plainer/light-and-color/colors-of-sunset.ts';
import { FUR } from './plainer/light-and-color/fur.ts';
import { FRACTIONS_OF_TONES } from './plainer/light-and-color/fractions-of-tones.ts';
import { FROM_TO } from './plainer/light-and-color/from-to.ts';
import { HALVES } from './plainer/light-and-color/halves.ts';
import { HIGHLIGHTS } from './plainer/light-and-color/highlights.ts';
import { INSTEAD_OF } from './plainer/light-and-color/instead-of.ts';
import { MORE_AND_LESS } from './plainer/light-and-color/more-and-less.ts';
import { NAMED_COLORS } from './plainer/light-and-color/named-colors.ts';
import { NOT_TOO_MUCH } from './plainer/light-and-color/not-too-much.ts';
import { NOT_WHITE } from './plainer/light-and-color/not-white.ts';
import { SAME_BUT } from './plainer/light-and-color/same-but.ts';
import { ONLY_SHADOWS } from './plainer/light-and-color/only-shadows.ts';
import { OF_STOPS, STOPS_BEFORE } from './plainer/light-and-color/stops-of-light.ts';
import { TONED_DOWN } from './plainer/light-and-color/toned-down.ts';
import { TONES_OF_THINGS } from './plainer/light-and-color/tones-of-things.ts';
import { WISHED_COLORS } from './plainer/light-and-color/wished-colors.ts';
import { LIGHT_AND_LOOKS } from './plainer/light-and-looks.ts';
import { APPETIZING } from './plainer/looks/appetizing.ts';
import { DRAWINGS_TO_PHOTOS } from './plainer/looks/made-photos.ts';
import { OF_ONE_LANGUAGE } from './plainer/of-one-language.ts';
import { COMPLEXIONS } from './plainer/people/complexions.ts';
import { CROWDS } from './plainer/people/crowds.ts';
import { DESCRIBED_PEOPLE } from './plainer/people/described-people.ts';
import { HEADSHOTS } from './plainer/people/headshots.ts';
import { HIDDEN_PEOPLE } from './plainer/people/hidden-people.ts';
import { OF_ONE_PERSON } from './plainer/people/named-twice.ts';
import { CUT_OFF_BY_FRAME, NOBODY_CUT } from './plainer/people/nobody-cut.ts';
import { PEOPLE_AROUND } from './plainer/people/people-around.ts';
import { SKIN_WORDS } from './plainer/people/skin-words.ts';
import { SPOILT_FACES } from './plainer/people/spoilt-faces.ts';
import { WATCH_FACES } from './plainer/people/watch-faces.ts';
import { ALL_BUT } from './plainer/removals/all-but.ts';
import { AND_WITHOUT } from './plainer/removals/and-without.ts';
import { BARE_WITHOUT } from './plainer/removals/bare-without.ts';
import { CAN_IT_GO } from './plainer/removals/can-it-go.ts';
import { COURTESIES_INSIDE } from './plainer/removals/courtesies-inside.ts';
import { EMPTIED_PLACES } from './plainer/removals/emptied-places.ts';
import { IN_THE_WAY } from './plainer/removals/in-the-way.ts';
import { MADE_TO_VANISH } from './plainer/removals/made-to-vanish.ts';
import { OF_TWO_SIDES } from './plainer/removals/of-two-sides.ts';
import { PASSIVE_HIDING } from './plainer/removals/passive-hiding.ts';
import { PASSIVE } from './plainer/removals/passive-wishes.ts';
import { TWO_REMOVED } from './plainer/removals/two-removed.ts';
import { inPlainerWords, type Rewording } from './plainer/rewording.ts';
import { BLURRY_FACES } from './plainer/sharpness/blurry-faces.ts';
import { SHARP_DETAILS } from './plainer/sharpness/sharp-details.ts';
import { SHARPER_THINGS } from './plainer/sharpness/sharper-things.ts';
import { SOFTENED_PICTURES } from './plainer/sharpness/softened-pictures.ts';
import { STANDING_OUT } from './plainer/sharpness/standing-out.ts';
import { UNWANTED_STATES } from './plainer/sharpness/unwanted-states.ts';
import { EMOJI_SIZES } from './plainer/sizes/emoji-sizes.ts';
import { HEAVY } from './plainer/sizes/heavy-files.ts';
import { LIGHTER_FILES } from './plainer/sizes/lighter-files.ts';
import { LIMITS_WITHOUT_UNIT, PRESENT_SIZES } from './plainer/sizes/present-sizes.ts';
import { PRINT_SIZES } from './plainer/sizes/print-sizes.ts';
import { OF_SHARES } from './plainer/sizes/shares-of-size.ts';
import { USUAL_FORMATS } from './plainer/sizes/usual-formats.ts';
import { WHOLE_SIZES } from './plainer/sizes/whole-sizes.ts';
import { BLACKENED_WRITING, DARKENED_WRITING } from './plainer/writing/blackened-writing.ts';
import { HIDDEN_WRITING } from './plainer/writing/hidden-writing.ts';
import { LICENSE_PLATES, PLATE_AND_WRITING } from './plainer/writing/plate-and-writing.ts';
import { CLEANED_PAGES, OF_DOCUMENT } from './plainer/writing/shown-documents.ts';
import { remembering } from '../memory/remembering.ts';
import { outsideQuotations } from './quotations.ts';

/*
 * Turns of phrase that both readers would misunderstand, and plainer words of the same language for them.
 */

/** "I wouldn't mind it being brighter", "no estaría mal un poco más clara": a polite wish, and no negation. */
const POLITE =
  /(?<!\p{L})(?:(?:i|we|it|that) (?:would not|wouldn['’ ]?t) (?:mind|hurt|be bad|go amiss|say no to)(?: (?:it|this) (?:being|to be)| (?:if|to) (?:you |it |we )?(?:could |can |was |were )?)?|wouldn['’ ]?t (?:hurt|mind)(?: to| it being)?|(?:es |das )?(?:würde|könnte|wäre) (?:auch )?nicht (?:schaden|schlecht|verkehrt),?(?: wenn)?|no (?:estaría|vendría|quedaría) (?:nada )?mal(?: que| si)?|(?:ce|ça) (?:ne )?serait pas mal(?: de| d['’]| si)?|(?:ça|cela) (?:ne )?ferait pas de mal(?: de| d['’])?|não (?:seria|ficaria|faria) (?:nada )?(?:mau|mal|ruim)(?: se)?|non (?:sarebbe|starebbe) male(?: se)?|non guasterebbe)(?!\p{L})/giu;

/** A dash between two parts of a sentence. */
const DASH = /(?<=[\p{L}.!?)])\s+[-–—]+\s+(?=\p{L})/gu;

const PLAINER: readonly Rewording[] = [
  [DASH, ', '],
  // "Dont" and "doesnt", without the apostrophe.
  [/(?<!\p{L})(don|doesn|didn)t(?!\p{L})/giu, "$1't"],
  [POLITE, 'please'],
  ...SHOWN_ALONE,
  ...SKY_AS_IT_IS,
  ...TONED_DOWN,
  ...FUR,
  ...GONE_ANYWAY,
  ...TURNED_BY_DEGREES,
  ...SHARP_DETAILS,
  // Before what stands out: a blurred background does not help fireworks.
  ...APPETIZING,
  ...STANDING_OUT,
  ...EMPTIED_PLACES,
  ...IN_THE_WAY,
  ...OF_TWO_SIDES,
  ...PASSIVE_HIDING,
  ...ALL_BUT_SOMEBODY,
  ...HIDDEN_PEOPLE,
  ...SOFTENED_PICTURES,
  ...NAMED_COLORS,
  ...MESS_BEHIND,
  ...SCENERY_WORDS,
  ...PERMITTED,
  ...BARE_WITHOUT,
  ...MADE_TO_VANISH,
  ...AROUND_SOMEBODY,
  ...DESCRIBED_PEOPLE,
  ...TWO_REMOVED,
  ...LIGHT_AND_LOOKS,
  ...PASSIVE,
  ...ONLY_SHADOWS,
  ...NOT_WHITE,
  ...SAME_BUT,
  ...INSTEAD_OF,
  ...FROM_TO,
  ...OF_ONE_LANGUAGE,
  ...PRINT_SIZES,
  ...FRACTIONS_OF_TONES,
  ...TURNED_TO_SIDE,
  ...NOBODY_CUT,
  ...HALVES,
  ...OF_SHARES,
  ...HALVES_AND_PAIRS,
  ...PRESENT_SIZES,
  ...LIMITS_WITHOUT_UNIT,
  ...HEAVY,
  ...WHOLE_SIZES,
  ...USUAL_FORMATS,
  ...TOLD_BEFORE,
  ...CLOSER_TO,
  ...OTHER_WAY,
  ...SQUARES_WITH_BARS,
  ...BORDERS_OFF,
  ...BORDERS_ALL_AROUND,
  ...FRACTIONS_KEPT,
  ...CROPPED_ONTO,
  ...FRAMES_FOR_OCCASIONS,
  ...LIGHTER_FILES,
  ...WITHOUT_BACKGROUND,
  ...CROWDS,
  ...CAN_IT_GO,
  ...SPOILT_FACES,
  ...SKIN_WORDS,
  ...COMPLEXIONS,
  ...HEADSHOTS,
  ...COLORS_OF_SUNSET,
  ...OF_STOPS,
  ...STOPS_BEFORE,
  ...OF_LINES,
  ...OF_SIDES,
  ...OF_SHAPES,
  ...OF_DOCUMENT,
  ...CLEANED_PAGES,
  ...LICENSE_PLATES,
  ...DAMAGED_PHOTOS,
  ...CUT_BY_AMOUNTS,
  ...COURTESIES_INSIDE,
  ...NOTHING_ELSE,
  ...TURNED_PICTURES,
  ...CUT_OFF_BY_FRAME,
  ...TONES_OF_THINGS,
  ...SHARPER_THINGS,
  ...WATCH_FACES,
  ...BLURRY_FACES,
  ...DRAWINGS_TO_PHOTOS,
  ...OF_ONE_PERSON,
  ...BEHIND_PRODUCTS,
  ...OF_OTHER_PICTURES,
  ...OTHER_BACKGROUNDS,
  ...NEW_BACKGROUNDS,
  ...NOT_TOO_MUCH,
  ...EMOJI_SIZES,
  ...AS_BACKGROUND,
  ...TAKEN_FROM,
  ...WISHED_COLORS,
  ...EVERYDAY_FAULTS,
  ...EMPTY_SPACE,
  ...UNWANTED_STATES,
  ...AND_WITHOUT,
  ...ALL_BUT,
  ...ALL_EXCEPT,
  ...PEOPLE_AROUND,
  ...CLOUDS_IN_SKY,
  ...CUT_AT_SIDES,
  ...OF_CORNERS,
  ...SEEN_BEFORE_BLUR,
  ...POLAROID_FRAMES,
  ...DARKENED_WRITING,
  ...PLATE_AND_WRITING,
  ...HIDDEN_WRITING,
  ...BLACKENED_WRITING,
  ...NOT_CUT_OFF,
  ...HIGHLIGHTS,
  ...MORE_AND_LESS,
  ...ONLY_THIS_PHOTO,
  ...HALF_AND_HALF,
  ...NO_CROPPING,
];

/** The prompt in plainer words. What stands between quotation marks stays as it is. */
export const reworded = remembering((prompt: string): string =>
  outsideQuotations(prompt, (part) => inPlainerWords(part, PLAINER)),
);
