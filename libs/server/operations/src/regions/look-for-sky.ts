import { likenessOf } from '../matting/color-likeness.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { inLight } from '../pixels/in-light.ts';
import { type Picture, type Plane, reduced } from '../pixels/picture.ts';
import { roughnessOf, skyEvidence } from './sky-evidence.ts';
import { reachedSky } from './reached-sky.ts';
import { skylineOf } from './skyline.ts';
import { bytesFrom, floatsFrom } from '../pixels/computed.ts';

const { log, max, min, round, exp } = Math;

/** The longer side of the copy in which the sky is found. */
const SIDE = 320;
/** The number of times the colors of the sky and of the rest are learned from the skyline. */
const ROUNDS = 3;
/** The greatest likelihood that learned colors give. */
const CERTAIN = 0.95;
/** Sky may be seen below the skyline, between branches, within this fraction of the width from a deeper skyline. */
const BESIDE = 0.05;
/** What the position above or below the skyline adds to the evidence of a pixel, and far below it. */
const POSITION = { above: 1, below: -2, far: -1_000 };
/**
 * A part that is not reached from the upper edge, such as a gap between branches, is sky if it has the colors of the
 * sky that is reached with this likelihood, and this much evidence.
 */
const SAME = { likelihood: 0.9, evidence: 2.6 };

/** The sky of a small copy, before it is judged. */
export interface SkyLook {
  readonly small: Picture;
  /** True if the tones of the copy are stretched because the picture is dark, which makes its colors more vivid. */
  readonly isStretched: boolean;
  /** The end of the sky in each column, in rows of the small copy. */
  readonly line: Int32Array;
  /** The likelihood (0–1) of sky in each pixel. */
  readonly likely: Plane;
  readonly roughness: Plane;
}

const aboveLine = ({ width, height }: Picture, line: Int32Array): Float32Array =>
  floatsFrom({ length: width * height }, (_, pixel) =>
    (pixel - (pixel % width)) / width < (line[pixel % width] ?? 0) ? 1 : 0,
  );

/** The deepest end of the sky near each column. */
const deepestNear = (line: Int32Array, radius: number): Int32Array =>
  line.map((_, x) => {
    let deepest = 0;
    for (let near = max(0, x - radius); near <= min(line.length - 1, x + radius); near++)
      deepest = max(deepest, line[near] ?? 0);
    return deepest;
  });

/**
 * Looks for a sky: a line below it from colors, roughness and height, then the colors of this sky and of the rest of
 * this picture, by which the line and the likelihood of each pixel are corrected.
 */
export const lookForSky = (picture: Picture): SkyLook => {
  const asItIs = reduced(picture, SIDE);
  const small = inLight(asItIs);
  const { width, height } = small;
  const given = skyEvidence(small);
  let evidence = given;
  let line = skylineOf(small, evidence);
  for (let turn = 0; turn < ROUNDS; turn++) {
    const above = aboveLine(small, line);
    const like = likenessOf(
      small,
      above,
      above.map((value) => 1 - value),
    ).values;
    const values = given.values.map((value, pixel) => {
      const likeness = min(CERTAIN, max(1 - CERTAIN, like[pixel] ?? 0.5));
      return value + log(likeness / (1 - likeness));
    });
    evidence = { width, height, values };
    line = skylineOf(small, evidence);
  }
  const envelope = deepestNear(line, round(BESIDE * width));
  const odds = evidence.values.map((value, pixel) => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (y >= (envelope[x] ?? 0)) return POSITION.far;
    return value + (y < (line[x] ?? 0) ? POSITION.above : POSITION.below);
  });
  const reached = reachedSky(
    small,
    bytesFrom(odds, (value) => (value > 0 ? 1 : 0)),
  );
  const like = likenessOf(
    small,
    Float32Array.from(reached),
    floatsFrom(odds, (value) => (value > 0 ? 0 : 1)),
  ).values;
  const values = odds.map((value, pixel) => {
    const isSame = (like[pixel] ?? 0) > SAME.likelihood && (given.values[pixel] ?? 0) > SAME.evidence;
    return value > 0 && reached[pixel] === 0 && !isSame ? 0 : 1 / (1 + exp(-2 * value));
  });
  return {
    small,
    isStretched: small !== asItIs,
    line,
    likely: boxFilter({ width, height, values }, 1),
    roughness: roughnessOf(small),
  };
};
