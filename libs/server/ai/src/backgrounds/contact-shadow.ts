import { boxFilter } from '../pixels/box-filter.ts';
import { type Picture, type Plane, resizePlane } from '../pixels/picture.ts';

const { max, min, round } = Math;

/** The longer side of the copy on which the shadow is computed. */
const SIDE = 480;
/** The downward offset and softness of the shadow as fractions of the longer side, and its darkness. */
const FALL = 0.02;
const SOFT = 0.022;
const DEPTH = 0.42;
/** The smaller and darker shadow directly below the subject. */
const CONTACT = { fall: 0.006, soft: 0.006, depth: 0.3 };
const DARKEST = 0.8;

/** The alpha channel of a cut-out at a small size. */
const smallAlpha = ({ width, height, data }: Picture): Plane => {
  const values = Float32Array.from(
    { length: width * height },
    (_, pixel) => (data[pixel * 4 + 3] ?? 0) / 255,
  );
  const scale = min(1, SIDE / max(width, height));
  return resizePlane({ width, height, values }, max(1, round(width * scale)), max(1, round(height * scale)));
};

/** The alpha moved down and blurred, as with light from above. */
const fallen = ({ width, height, values }: Plane, fall: number, soft: number): Plane => {
  const down = max(1, round(fall * max(width, height)));
  const moved = new Float32Array(values.length);
  moved.set(values.subarray(0, (height - down) * width), down * width);
  const radius = max(1, round(soft * max(width, height)));
  return boxFilter(boxFilter({ width, height, values: moved }, radius), radius);
};

/**
 * Darkens the background behind a cut-out, in place, where its shadow falls; `strength` 1 is the soft light
 * of a studio.
 */
export const layShadow = (laid: Picture, cut: Picture, strength: number): void => {
  const alpha = smallAlpha(cut);
  const { width, height } = cut;
  const shadow = resizePlane(fallen(alpha, FALL, SOFT), width, height).values;
  const contact = resizePlane(fallen(alpha, CONTACT.fall, CONTACT.soft), width, height).values;
  for (let pixel = 0, at = 0; pixel < shadow.length; pixel++, at += laid.channels) {
    const behind = 1 - (cut.data[pixel * 4 + 3] ?? 0) / 255;
    if (behind === 0) continue;
    const depth = DEPTH * (shadow[pixel] ?? 0) + CONTACT.depth * (contact[pixel] ?? 0);
    const dark = min(DARKEST, strength * depth);
    for (let channel = 0; channel < 3; channel++) {
      laid.data[at + channel] = (laid.data[at + channel] ?? 0) * (1 - behind * dark);
    }
  }
};

/**
 * The maximum fraction of the lower edge that a cut-out may touch and still count as standing inside the
 * picture.
 */
const CUT_OFF = 0.02;

/** True when a cut-out stands inside the picture and is not cut off by its lower edge. */
export const standsInside = ({ width, height, data }: Picture): boolean => {
  let covered = 0;
  for (let pixel = (height - 1) * width; pixel < height * width; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) > 127) covered++;
  }
  return covered <= CUT_OFF * width;
};
