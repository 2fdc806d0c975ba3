import { boxFilter } from '../../pixels/box-filter.ts';
import { lumaPlane, type Picture, reduced } from '../../pixels/picture.ts';

const { abs } = Math;

/** The height in pixels of the bands above and below an edge whose luma is compared. */
export const BAND = 3;
/** A smaller difference of luma (0–1) between the bands is no edge: noise and the texture of a smooth sky stay below. */
export const LEAST_STEP = 0.012;

/** How much brighter (luma 0–1) it is just below the upper border of each pixel than just above it. */
export interface LevelEdges {
  readonly width: number;
  readonly height: number;
  readonly steps: Float32Array;
}

/** The nearly level edges of a picture, in a copy whose longer side has at most `side` pixels. */
export const levelEdgesIn = (picture: Picture, side: number): LevelEdges => {
  const { width, height, values } = boxFilter(lumaPlane(reduced(picture, side)), 1);
  const steps = new Float32Array(width * height);
  for (let at = BAND * width; at < (height - BAND) * width; at++) {
    let sum = 0;
    for (let row = 0; row < BAND; row++)
      sum += (values[at + row * width] ?? 0) - (values[at - (1 + row) * width] ?? 0);
    steps[at] = sum / BAND;
  }
  return { width, height, steps };
};

/**
 * The ridges of edges: pixels at which the step is the largest of its column within the height of a band. 1 where it
 * gets brighter below, -1 where it gets darker, and 0 elsewhere. A ridge is three pixels high, so that a line that is
 * tried in whole pixels does not miss it.
 */
export const ridgesOf = ({ width, height, steps }: LevelEdges): Int8Array => {
  const ridges = new Int8Array(steps.length);
  for (let at = BAND * width; at < (height - BAND) * width; at++) {
    const step = steps[at] ?? 0;
    if (abs(step) < LEAST_STEP) continue;
    let isRidge = true;
    for (let off = width; off <= BAND * width && isRidge; off += width)
      isRidge = abs(steps[at - off] ?? 0) <= abs(step) && abs(steps[at + off] ?? 0) < abs(step);
    if (isRidge) ridges[at] = step > 0 ? 1 : -1;
  }
  return ridges.map((sign, at) => sign || (ridges[at - width] ?? 0) || (ridges[at + width] ?? 0));
};
