import { alphaOfPicture } from '../pixels/alpha.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { type Picture, type Plane, resizePlane, sizeWithin } from '../pixels/picture.ts';

const { max, min, round } = Math;

/** The longer side of the copy on which the shadow is computed. */
const SIDE = 480;
/** The shadow's downward offset, as a fraction of the longer side. */
const FALL = 0.02;
/** The shadow's softness, as a fraction of the longer side. */
const SOFT = 0.022;
/** The darkness of the shadow, 0–1. */
const DEPTH = 0.42;
/** The smaller and darker shadow directly below the subject. */
const CONTACT = { fall: 0.006, soft: 0.006, depth: 0.3 };
const DARKEST = 0.8;

/** The alpha channel of a cut-out at a small size. */
export const smallAlpha = (cut: Picture): Plane => {
  const { width, height } = sizeWithin(cut, SIDE);
  return resizePlane(alphaOfPicture(cut), width, height);
};

/** Moves the alpha down by `fall` and blurs it by `soft`, which makes a shadow in light from above. */
const fallen = ({ width, height, values }: Plane, fall: number, soft: number): Plane => {
  const down = max(1, round(fall * max(width, height)));
  const moved = new Float32Array(values.length);
  moved.set(values.subarray(0, (height - down) * width), down * width);
  const radius = max(1, round(soft * max(width, height)));
  return boxFilter(boxFilter({ width, height, values: moved }, radius), radius);
};

/**
 * Draws the shadow of a cut-out on the background, in place. `strength` 1 looks like the soft light of a
 * studio.
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

/** A cut-out that touches more than this fraction of the picture's lower edge is cut off by the edge. */
const CUT_OFF = 0.02;

/** True when a cut-out stands inside the picture and the lower edge does not cut it off. */
export const standsInside = ({ width, height, data }: Picture): boolean => {
  let covered = 0;
  for (let pixel = (height - 1) * width; pixel < height * width; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) > 127) covered++;
  }
  return covered <= CUT_OFF * width;
};
