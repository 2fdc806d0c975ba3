import { AROUND_SOMEBODY } from './backgrounds/around-somebody.ts';
import { BACK_WALLS } from './backgrounds/back-walls.ts';
import { BEHIND_PRODUCTS } from './backgrounds/behind-products.ts';
import { BLUR_AMOUNTS } from './backgrounds/blur-amounts.ts';
import { GONE_ANYWAY } from './backgrounds/gone-anyway.ts';
import { MESS_BEHIND } from './backgrounds/mess-behind.ts';
import { NEW_BACKGROUNDS } from './backgrounds/new-backgrounds.ts';
import { AS_BACKGROUND, OTHER_BACKGROUNDS } from './backgrounds/other-backgrounds.ts';
import { OF_OTHER_PICTURES } from './backgrounds/other-pictures.ts';
import { SCENERY_WORDS } from './backgrounds/scenery-words.ts';
import { SEEN_BEFORE_BLUR } from './backgrounds/seen-alone.ts';
import { SHOWN_ALONE } from './backgrounds/shown-alone.ts';
import { WITHOUT_BACKGROUND } from './backgrounds/without-background.ts';
import { BORDERS_ALL_AROUND } from './borders/borders-all-around.ts';
import { BORDERS_OFF } from './borders/borders-off.ts';
import { FRAMES_FOR_OCCASIONS } from './borders/frames-for-occasions.ts';
import { OF_LINES } from './borders/lines-around.ts';
import { POLAROID_FRAMES } from './borders/polaroid-frames.ts';
import { SQUARES_WITH_BORDER } from './borders/squares-with-border.ts';
import { WIDTHS_OF_BORDERS } from './borders/widths-of-borders.ts';
import { AROUND_FACE } from './crops-and-turns/around-face.ts';
import { CLOSER_TO } from './crops-and-turns/closer-to.ts';
import { OF_CORNERS } from './crops-and-turns/corners.ts';
import { CROPPED_ONTO } from './crops-and-turns/cropped-onto.ts';
import { CUT_AT_SIDES } from './crops-and-turns/cut-at-sides.ts';
import { CUT_BY_AMOUNTS } from './crops-and-turns/cut-by-amounts.ts';
import { EMPTY_SPACE } from './crops-and-turns/empty-space.ts';
import { FRACTIONS_KEPT } from './crops-and-turns/fractions-kept.ts';
import { HALF_AND_HALF, HALVES_AND_PAIRS } from './crops-and-turns/halves-and-pairs.ts';
import { NOT_CUT_OFF, NO_CROPPING } from './crops-and-turns/nothing-cut.ts';
import { ORIENTATIONS } from './crops-and-turns/orientations.ts';
import { OTHER_WAY } from './crops-and-turns/other-way.ts';
import { OF_SHAPES, OF_SIDES } from './crops-and-turns/sides-and-shapes.ts';
import { TURNED_BY_DEGREES } from './crops-and-turns/turned-by-degrees.ts';
import { TURNED_PICTURES, TURNED_TO_SIDE } from './crops-and-turns/turned-pictures.ts';
import { ALL_BUT_SOMEBODY } from './exceptions/all-but-somebody.ts';
import { ALL_EXCEPT } from './exceptions/all-except.ts';
import { NOTHING_ELSE, ONLY_THIS_PHOTO } from './exceptions/nothing-else.ts';
import { PERMITTED } from './exceptions/permitted.ts';
import { DAMAGED_PHOTOS } from './faults/damaged-photos.ts';
import { EVERYDAY_FAULTS } from './faults/everyday-faults.ts';
import { TAKEN_FROM } from './faults/taken-from.ts';
import { LIKENED_PARTS } from './faults/likened-parts.ts';
import { LIKENESSES } from './faults/likenesses.ts';
import { TOLD_BEFORE } from './faults/told-before.ts';
import { SKY_AS_IT_IS } from './exceptions/sky-as-it-is.ts';
import { CLOUDS_IN_SKY } from './light-and-color/clouds-in-sky.ts';
import { COLORS_OF_SUNSET } from './light-and-color/colors-of-sunset.ts';
import { FUR } from './light-and-color/fur.ts';
import { FRACTIONS_OF_TONES } from './light-and-color/fractions-of-tones.ts';
import { FROM_TO } from './light-and-color/from-to.ts';
import { HALVES } from './light-and-color/halves.ts';
import { HIGHLIGHTS } from './light-and-color/highlights.ts';
import { INSTEAD_OF } from './light-and-color/instead-of.ts';
import { MORE_AND_LESS } from './light-and-color/more-and-less.ts';
import { NAMED_COLORS } from './light-and-color/named-colors.ts';
import { NOT_TOO_MUCH } from './light-and-color/not-too-much.ts';
import { NOT_WHITE } from './light-and-color/not-white.ts';
import { SAME_BUT } from './light-and-color/same-but.ts';
import { ONLY_SHADOWS } from './light-and-color/only-shadows.ts';
import { TONED_DOWN } from './light-and-color/toned-down.ts';
import { TONES_OF_THINGS } from './light-and-color/tones-of-things.ts';
import { WISHED_COLORS } from './light-and-color/wished-colors.ts';
import { LIGHT_AND_LOOKS } from './light-and-looks.ts';
import { APPETIZING } from './looks/appetizing.ts';
import { DRAWINGS_TO_PHOTOS } from './looks/made-photos.ts';
import { OF_ONE_LANGUAGE } from './of-one-language.ts';
import { BRIGHTER_LOOKS } from './people/brighter-looks.ts';
import { COMPLEXIONS } from './people/complexions.ts';
import { CROWDS } from './people/crowds.ts';
import { DESCRIBED_PEOPLE } from './people/described-people.ts';
import { ONE_STRANGER } from './people/one-stranger.ts';
import { LIGHTER_SKIN } from './people/lighter-skin.ts';
import { HEADSHOTS } from './people/headshots.ts';
import { HIDDEN_PEOPLE } from './people/hidden-people.ts';
import { OF_ONE_PERSON } from './people/named-twice.ts';
import { CUT_OFF_BY_FRAME, NOBODY_CUT } from './people/nobody-cut.ts';
import { PEOPLE_AROUND } from './people/people-around.ts';
import { SKIN_WORDS } from './people/skin-words.ts';
import { SPOILT_FACES } from './people/spoilt-faces.ts';
import { TEETH_NOT_TOO_WHITE } from './people/teeth-not-too-white.ts';
import { WATCH_FACES } from './people/watch-faces.ts';
import { ALL_BUT } from './removals/all-but.ts';
import { AND_WITHOUT } from './removals/and-without.ts';
import { BARE_WITHOUT } from './removals/bare-without.ts';
import { CAN_IT_GO } from './removals/can-it-go.ts';
import { COURTESIES_INSIDE } from './removals/courtesies-inside.ts';
import { DATES } from './removals/dates.ts';
import { EMPTIED_PLACES } from './removals/emptied-places.ts';
import { IN_THE_WAY } from './removals/in-the-way.ts';
import { MADE_TO_VANISH } from './removals/made-to-vanish.ts';
import { OF_TWO_SIDES } from './removals/of-two-sides.ts';
import { PASSIVE_HIDING } from './removals/passive-hiding.ts';
import { PASSIVE } from './removals/passive-wishes.ts';
import { TWO_REMOVED } from './removals/two-removed.ts';
import { inPlainerWords, type Rewording } from './rewording.ts';
import { BLURRY_FACES } from './sharpness/blurry-faces.ts';
import { SHARP_DETAILS } from './sharpness/sharp-details.ts';
import { SHARPER_THINGS } from './sharpness/sharper-things.ts';
import { SOFTENED_PICTURES } from './sharpness/softened-pictures.ts';
import { STANDING_OUT } from './sharpness/standing-out.ts';
import { UNWANTED_STATES } from './sharpness/unwanted-states.ts';
import { EMOJI_SIZES } from './sizes/emoji-sizes.ts';
import { HEAVY } from './sizes/heavy-files.ts';
import { LIGHTER_FILES } from './sizes/lighter-files.ts';
import { LIMITS_WITHOUT_UNIT, PRESENT_SIZES } from './sizes/present-sizes.ts';
import { PRINT_SIZES } from './sizes/print-sizes.ts';
import { OF_SHARES } from './sizes/shares-of-size.ts';
import { SMALLER_UNTIL } from './sizes/smaller-until.ts';
import { USUAL_FORMATS } from './sizes/usual-formats.ts';
import { WHOLE_SIZES } from './sizes/whole-sizes.ts';
import { FLAT_DOCUMENTS } from './writing/flat-documents.ts';
import { BLACKENED_WRITING, DARKENED_WRITING } from './writing/blackened-writing.ts';
import { HIDDEN_WRITING } from './writing/hidden-writing.ts';
import { LICENSE_PLATES, PLATE_AND_WRITING } from './writing/plate-and-writing.ts';
import { SHADOWS_OF_DEVICES } from './writing/shadows-of-devices.ts';
import { CLEANED_PAGES, OF_DOCUMENT } from './writing/shown-documents.ts';
import { remembering } from '../memory/remembering.ts';
import { outsideQuotations } from '../words/quotations.ts';

/*
 * Turns of phrase that both readers would misunderstand, and plainer words of the same language for them.
 */

/** "I wouldn't mind it being brighter", "no estaría mal un poco más clara": a polite wish, and no negation. */
const POLITE =
  /(?<!\p{L})(?:(?:i|we|it|that) (?:would not|wouldn['’ ]?t) (?:mind|hurt|be bad|go amiss|say no to)(?: (?:it|this) (?:being|to be)| (?:if|to) (?:you |it |we )?(?:could |can |was |were )?)?|wouldn['’ ]?t (?:hurt|mind)(?: to| it being)?|(?:es |das )?(?:würde|könnte|wäre) (?:auch )?nicht (?:schaden|schlecht|verkehrt),?(?: wenn)?|no (?:estaría|vendría|quedaría) (?:nada )?mal(?: que| si)?|(?:ce|ça) (?:ne )?serait pas mal(?: de| d['’]| si)?|(?:ça|cela) (?:ne )?ferait pas de mal(?: de| d['’])?|não (?:seria|ficaria|faria) (?:nada )?(?:mau|mal|ruim)(?: se)?|non (?:sarebbe|starebbe) male(?: se)?|non guasterebbe)(?!\p{L})/giu;

/** A dash between two parts of a sentence. */
const DASH = /(?<=[\p{L}.!?)])\s+[-–—]+\s+(?=\p{L})/gu;

const REWORDINGS: readonly Rewording[] = [
  [DASH, ', '],
  // "Dont" and "doesnt", without the apostrophe.
  [/(?<!\p{L})(don|doesn|didn)t(?!\p{L})/giu, "$1't"],
  [POLITE, 'please'],
  ...LIKENESSES,
  ...BLUR_AMOUNTS,
  ...AROUND_FACE,
  ...WIDTHS_OF_BORDERS,
  ...TEETH_NOT_TOO_WHITE,
  ...BACK_WALLS,
  ...LIKENED_PARTS,
  ...BRIGHTER_LOOKS,
  ...DATES,
  ...SMALLER_UNTIL,
  ...SHADOWS_OF_DEVICES,
  ...ORIENTATIONS,
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
  ...ONE_STRANGER,
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
  ...SQUARES_WITH_BORDER,
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
  ...LIGHTER_SKIN,
  ...HEADSHOTS,
  ...COLORS_OF_SUNSET,
  ...OF_LINES,
  ...OF_SIDES,
  ...OF_SHAPES,
  ...FLAT_DOCUMENTS,
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

const inPlainer = inPlainerWords(REWORDINGS);

/** The prompt in plainer words. What stands between quotation marks stays as it is. */
export const reworded = remembering((prompt: string): string => outsideQuotations(prompt, inPlainer));
