import type { HoledColors } from './pyramid.ts';

/** A patch is a square with sides of 2 · REACH + 1 pixels. */
export const REACH = 3;
/** The distance between patches that are not comparable. */
const INCOMPARABLE = 1e9;
/** The number of attempts to find a random source near a target. After them any source is used. */
const NEARBY_TRIES = 20;

/**
 * For each pixel whose patch touches the hole (`targets`): the center of the most similar patch outside the
 * hole, and the distance (mean squared difference) between the two patches.
 */
export interface PatchField {
  readonly width: number;
  readonly height: number;
  readonly targets: Int32Array;
  readonly isTarget: Uint8Array;
  readonly isSource: Uint8Array;
  readonly match: Int32Array;
  readonly distance: Float32Array;
}

/**
 * Returns a function that counts the marked pixels in the patch around a pixel. It uses a summed-area table.
 */
const markedAround = (
  { width, height }: HoledColors,
  marked: Uint8Array,
): ((x: number, y: number) => number) => {
  const stride = width + 1;
  const sums = new Int32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0, row = 0; x < width; x++) {
      row += marked[y * width + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return (x, y) => {
    const [left, right] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)];
    const [top, bottom] = [Math.max(0, y - REACH) * stride, Math.min(height, y + REACH + 1) * stride];
    return (
      (sums[bottom + right] ?? 0) -
      (sums[top + right] ?? 0) -
      (sums[bottom + left] ?? 0) +
      (sums[top + left] ?? 0)
    );
  };
};

/**
 * The mean squared difference of the patches around two pixels. Stops early once the difference exceeds
 * `limit`.
 */
export const patchDistance = (
  { width, height, colors }: HoledColors,
  target: number,
  source: number,
  limit: number,
): number => {
  const tx = target % width;
  const ty = (target - tx) / width;
  const sx = source % width;
  const sy = (source - sx) / width;
  const [fromX, toX] = [Math.max(-REACH, -tx), Math.min(REACH, width - 1 - tx)];
  const [fromY, toY] = [Math.max(-REACH, -ty), Math.min(REACH, height - 1 - ty)];
  const count = (toX - fromX + 1) * (toY - fromY + 1);
  const most = limit * count;
  const length = (toX - fromX + 1) * 3;
  let sum = 0;
  for (let dy = fromY; dy <= toY; dy++) {
    let a = ((ty + dy) * width + tx + fromX) * 3;
    let b = ((sy + dy) * width + sx + fromX) * 3;
    for (const end = a + length; a < end; a++, b++) {
      const apart = (colors[a] ?? 0) - (colors[b] ?? 0);
      sum += apart * apart;
    }
    if (sum > most) return INCOMPARABLE;
  }
  return sum / count;
};

/**
 * Finds the match of this place in a field of half the size, and scales it to this size. −1 when there is
 * none.
 */
const fromCoarser = (coarser: PatchField, x: number, y: number, width: number, height: number): number => {
  const cx = Math.min(coarser.width - 1, x >> 1);
  const cy = Math.min(coarser.height - 1, y >> 1);
  const found = coarser.match[cy * coarser.width + cx] ?? -1;
  if (found < 0) return -1;
  const sx = 2 * (found % coarser.width) + (x & 1);
  const sy = 2 * Math.floor(found / coarser.width) + (y & 1);
  return sx < width && sy < height ? sy * width + sx : -1;
};

/**
 * Makes the first field from the matches of a coarser field, or from random places nearby. Null when every
 * patch touches the hole or what is barred.
 */
export const beginField = (
  level: HoledColors,
  coarser: PatchField | null,
  random: () => number,
): PatchField | null => {
  const { width, height } = level;
  const holes = markedAround(level, level.hole);
  const barred = markedAround(level, level.barred);
  const isSource = new Uint8Array(width * height);
  const isTarget = new Uint8Array(width * height);
  const sources: number[] = [];
  const targets: number[] = [];
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      if (holes(x, y) > 0) {
        isTarget[pixel] = 1;
        targets.push(pixel);
      } else if (x >= REACH && y >= REACH && x < width - REACH && y < height - REACH && barred(x, y) === 0) {
        isSource[pixel] = 1;
        sources.push(pixel);
      }
    }
  }
  if (sources.length === 0) return null;

  const match = new Int32Array(width * height).fill(-1);
  const nearby = (x: number, y: number): number => {
    for (let attempt = 0; attempt < NEARBY_TRIES; attempt++) {
      const reach = Math.max(width, height) * 0.8 ** (NEARBY_TRIES - attempt);
      const sx = Math.round(x + (random() * 2 - 1) * reach);
      const sy = Math.round(y + (random() * 2 - 1) * reach);
      if (sx >= 0 && sy >= 0 && sx < width && sy < height && isSource[sy * width + sx] === 1) {
        return sy * width + sx;
      }
    }
    return sources[Math.floor(random() * sources.length)] ?? 0;
  };
  for (const target of targets) {
    const x = target % width;
    const y = (target - x) / width;
    const known = coarser === null ? -1 : fromCoarser(coarser, x, y, width, height);
    match[target] = known >= 0 && isSource[known] === 1 ? known : nearby(x, y);
  }
  const distance = new Float32Array(width * height);
  return { width, height, targets: Int32Array.from(targets), isTarget, isSource, match, distance };
};

/** Recomputes the distances of all matches with the current colors. */
export const measureField = (level: HoledColors, { targets, match, distance }: PatchField): void => {
  for (const target of targets) {
    distance[target] = patchDistance(level, target, match[target] ?? 0, Infinity);
  }
};

/**
 * Performs one sweep of PatchMatch (Barnes et al. 2009). Each target tries its neighbours' matches, then
 * random places around its own match. The random places lie in shrinking circles with a radius of at most
 * `searchReach`.
 */
export const improveField = (
  level: HoledColors,
  field: PatchField,
  isForward: boolean,
  searchReach: number,
  random: () => number,
): void => {
  const { width, height } = level;
  const { targets, isTarget, isSource, match, distance } = field;
  const step = isForward ? -1 : 1;
  const count = targets.length;
  for (let index = 0; index < count; index++) {
    const target = targets[isForward ? index : count - 1 - index] ?? 0;
    const x = target % width;
    let best = match[target] ?? 0;
    let least = distance[target] ?? 0;
    const consider = (source: number): void => {
      if (source === best || isSource[source] !== 1) return;
      const apart = patchDistance(level, target, source, least);
      if (apart >= least) return;
      least = apart;
      best = source;
    };
    if (x + step >= 0 && x + step < width && isTarget[target + step] === 1) {
      consider((match[target + step] ?? 0) - step);
    }
    if (isTarget[target + step * width] === 1) consider((match[target + step * width] ?? 0) - step * width);
    const centreX = best % width;
    const centreY = (best - centreX) / width;
    for (let reach = searchReach; reach >= 1; reach /= 2) {
      const sx = Math.round(centreX + (random() * 2 - 1) * reach);
      const sy = Math.round(centreY + (random() * 2 - 1) * reach);
      if (sx >= 0 && sy >= 0 && sx < width && sy < height) consider(sy * width + sx);
    }
    match[target] = best;
    distance[target] = least;
  }
};
