import type { Picture } from '../pixels/picture.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { exp, max, min } = Math;

/** The cost of a border of one pixel's length in a plain area, and its part that remains at an edge. */
const LENGTH = 0.2;
const AT_AN_EDGE = 0.1;
const ROUNDS = 80;

/** The difference of two pixels' colors, squared. */
const difference = ({ data, channels }: Picture, one: number, other: number): number => {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++) {
    sum += (((data[one * channels + channel] ?? 0) - (data[other * channels + channel] ?? 0)) / 255) ** 2;
  }
  return sum;
};

/** The cost of a border between each pixel and the one `step` further: low where the colors change. */
const borderCosts = (picture: Picture, step: number): Float32Array => {
  const count = picture.width * picture.height;
  const differences = floatsFrom({ length: count }, (_, pixel) =>
    pixel + step < count ? difference(picture, pixel, pixel + step) : 0,
  );
  const mean = max(1e-4, differences.reduce((sum, value) => sum + value, 0) / count);
  return differences.map((value) => LENGTH * (AT_AN_EDGE + exp(-value / (2 * mean))));
};

const limited = (value: number, limit: number): number => max(-limit, min(limit, value));

/**
 * Divides a picture where the sum of all costs is the lowest: the `costs` of each pixel that is inside, and
 * the cost of the border, which is low along edges of the picture. This is a minimum cut in its continuous
 * form (Chambolle and Pock, "A first-order primal-dual algorithm"). Returns 1 inside and 0 outside, with
 * values between them in few places. `start` has a first guess.
 */
export const cheapestBorder = (picture: Picture, costs: Float32Array, start: Float32Array): Float32Array => {
  const { width } = picture;
  const [across, down] = [borderCosts(picture, 1), borderCosts(picture, width)];
  const inside = start.slice();
  const ahead = start.slice();
  const [flowX, flowY] = [new Float32Array(start.length), new Float32Array(start.length)];
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < start.length; at++) {
      const here = ahead[at] ?? 0;
      if ((at + 1) % width !== 0) {
        flowX[at] = limited((flowX[at] ?? 0) + ((ahead[at + 1] ?? here) - here) / 2, across[at] ?? 0);
      }
      flowY[at] = limited((flowY[at] ?? 0) + ((ahead[at + width] ?? here) - here) / 2, down[at] ?? 0);
    }
    for (let at = 0; at < start.length; at++) {
      const before = inside[at] ?? 0;
      const gained = (flowX[at] ?? 0) - (flowX[at - 1] ?? 0) + (flowY[at] ?? 0) - (flowY[at - width] ?? 0);
      const after = max(0, min(1, before + (gained - (costs[at] ?? 0)) / 4));
      ahead[at] = 2 * after - before;
      inside[at] = after;
    }
  }
  return inside;
};
