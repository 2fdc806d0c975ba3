import { PAINT_HINT } from '../clause-reading.ts';
import { MARKS_HINT } from '../normalization/drawn-marks.ts';
import { COLORIZE, FACES_HINT, MADE_HINT } from '../rules/beyond.ts';
import { REPLACE_HINT } from '../rules/texts.ts';
import { joinsSeveral } from './grids-of-several.ts';
import { placesInThird } from './placed-in-a-third.ts';
import { writesSeveralTimes } from './several-texts.ts';
import { cropsFromThereDown } from './from-there-down.ts';
import { labelsSeveral } from './several-labels.ts';
import { isOfSeveralVersions } from './several-versions.ts';
import { isOfStraightenedThing } from './straightened-things.ts';
import { isOfTwoColored } from './two-colored.ts';
import { namesChannel } from './color-channels.ts';
import { isColorizedGray } from './colorized-gray.ts';
import { colorsLights } from './colored-lights.ts';
import { drawsMeasures } from './drawn-measures.ts';
import { exchangesLettering } from './exchanged-lettering.ts';
import { wantsGlowingEyes } from './glowing-eyes.ts';
import { cutsOutOneOfSeveral } from './one-of-several.ts';
import { showsOneOfTwo } from './not-both.ts';
import { keepsPixels } from './pixels-kept.ts';
import { isBentOrShaded } from './bent-by-lenses.ts';
import { removesSomeOfThePeople } from './some-of-the-people.ts';
import { isOfOtherProgram } from './other-programs.ts';
import { concernsSomeSides } from './some-sides-only.ts';
import { hidesFacesOfSome } from './faces-of-some.ts';
import { CUT_HINT } from '../present-state/already-there.ts';
import { onlyPraises } from './mere-praise.ts';
import { completesThing } from './completed-things.ts';
import { keepsTextureOfSkin } from './texture-kept.ts';
import { onlyNamesThing } from './only-named.ts';
import { tellsOfReflection } from './reflected-there.ts';
import { hidesPapersAndFaces } from './papers-hidden.ts';
import { removesPictureOfPeople } from './pictures-of-people.ts';
import { showsThroughPage } from './shown-through.ts';
import { sizesThingInPicture } from './sizes-in-picture.ts';
import { takesColorOutOfTones } from './colors-in-tones.ts';
import { tonesTwoSides } from './two-sides-toned.ts';
import { isUneven } from './uneven.ts';
import { brightensLights } from './brighter-lights.ts';
import { exchangesClothes } from './exchanged-clothes.ts';
import { showsFreckles } from './freckles-shown.ts';
import { namesPlayerByNumber } from './shirts-by-number.ts';
import { darkensFaintLetters } from './faint-letters.ts';
import { lightsFeatures } from './features-lit.ts';
import { hidesLandscape } from './hidden-landscapes.ts';
import { strengthensVapor } from './stronger-vapors.ts';
import { tellsOfUnevenTone } from './uneven-tones.ts';
import { makesTwoEqual } from './equal-sizes.ts';
import { replacesSkyByGradient } from './skies-of-gradients.ts';
import { saysTooLittle } from './says-too-little.ts';

const SMOOTHED_HINT = 'An enlarged image is always smoothed, so that its pixels do not stay as they are.';

const EVERYBODY_HINT =
  'A cut-out keeps everybody in front; remove the others by name first, or crop to the one who is meant.';

/** Wishes that nothing fulfills and that both readers take for others, with the sentences that refuse them. */
const REFUSED: readonly (readonly [is: (prompt: string) => boolean, hints: readonly string[]])[] = [
  [saysTooLittle, []],
  [isOfSeveralVersions, []],
  [joinsSeveral, []],
  [makesTwoEqual, []],
  [replacesSkyByGradient, []],
  [placesInThird, []],
  [writesSeveralTimes, []],
  [labelsSeveral, []],
  [cropsFromThereDown, []],
  [exchangesLettering, [REPLACE_HINT]],
  [wantsGlowingEyes, [MADE_HINT]],
  [exchangesClothes, [MADE_HINT]],
  [namesChannel, []],
  [keepsPixels, [SMOOTHED_HINT]],
  [drawsMeasures, [MARKS_HINT]],
  [concernsSomeSides, []],
  [isOfOtherProgram, []],
  [isColorizedGray, [COLORIZE]],
  [completesThing, [CUT_HINT]],
  [sizesThingInPicture, []],
  [takesColorOutOfTones, []],
  [onlyPraises, []],
];
/** Those that may be fulfilled where somebody painted. */
const REFUSED_UNPAINTED: typeof REFUSED = [
  [isOfTwoColored, [PAINT_HINT]],
  [cutsOutOneOfSeveral, [EVERYBODY_HINT, PAINT_HINT]],
  [showsOneOfTwo, [EVERYBODY_HINT, PAINT_HINT]],
  [removesSomeOfThePeople, [PAINT_HINT]],
  [hidesFacesOfSome, [FACES_HINT]],
  [colorsLights, []],
  [isUneven, [PAINT_HINT]],
  [brightensLights, [PAINT_HINT]],
  [showsFreckles, [PAINT_HINT]],
  [namesPlayerByNumber, [PAINT_HINT]],
  [darkensFaintLetters, [PAINT_HINT]],
  [hidesLandscape, [PAINT_HINT]],
  [lightsFeatures, [PAINT_HINT]],
  [strengthensVapor, [PAINT_HINT]],
  [tellsOfUnevenTone, [PAINT_HINT]],
  [tonesTwoSides, [PAINT_HINT]],
  [keepsTextureOfSkin, [PAINT_HINT]],
  [onlyNamesThing, [PAINT_HINT]],
  [tellsOfReflection, [PAINT_HINT]],
  [isOfStraightenedThing, []],
  [isBentOrShaded, []],
  [removesPictureOfPeople, [PAINT_HINT]],
  [hidesPapersAndFaces, [PAINT_HINT]],
  [showsThroughPage, []],
];

/** The hints for a prompt that is refused as a whole. Null if it is not refused. */
export const hintsIfRefused = (prompt: string, isPainted: boolean): readonly string[] | null => {
  const found = [...REFUSED, ...(isPainted ? [] : REFUSED_UNPAINTED)].find(([is]) => is(prompt));
  return found === undefined ? null : found[1];
};
