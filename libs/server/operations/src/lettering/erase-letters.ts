import { boxFilter } from '../pixels/box-filter.ts';
import type { Picture } from '../pixels/picture.ts';
import type { LettersOnGround } from './letter-mask.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { max, round } = Math;

/** The radius, as a fraction of the region's height, in which the ground is averaged; it doubles until it finds some. */
const REACH = 0.06;
const LEAST_WEIGHT = 0.02;

/** Replaces the letters on an even ground, in place, by the mean of the ground around each of their pixels. */
export const eraseLetters = (picture: Picture, { region, even, isGround }: LettersOnGround): void => {
  const left = even.slice();
  if (!left.includes(255)) return;
  const { width, height } = region;
  const count = width * height;
  const at = (pixel: number): number =>
    ((region.top + Math.floor(pixel / width)) * picture.width + region.left + (pixel % width)) *
    picture.channels;
  const known = floatsFrom({ length: count }, (_, pixel) => (isGround(pixel) ? 1 : 0));
  const colors = [0, 1, 2].map((channel) =>
    known.map((value, pixel) => value * (picture.data[at(pixel) + channel] ?? 0)),
  );
  for (let radius = max(2, round(REACH * height)); radius < 2 * max(width, height); radius *= 2) {
    // Two passes of a box are a tent, which leaves no visible squares.
    const mean = (values: Float32Array): Float32Array =>
      boxFilter(boxFilter({ width, height, values }, radius), radius).values;
    const weights = mean(known);
    const means = colors.map(mean);
    let isDone = true;
    for (let pixel = 0; pixel < count; pixel++) {
      if (left[pixel] === 0) continue;
      const weight = weights[pixel] ?? 0;
      if (weight < LEAST_WEIGHT) {
        isDone = false;
        continue;
      }
      left[pixel] = 0;
      means.forEach((values, channel) => {
        picture.data[at(pixel) + channel] = (values[pixel] ?? 0) / weight;
      });
    }
    if (isDone) return;
  }
};
