import type { Mask } from '../operation.ts';
import { type Picture, resample, sizeWithin } from '../pixels/picture.ts';
import { colorsEnlarged } from './colors-enlarged.ts';
import { crop, type Region } from '../pixels/region.ts';
import { seededRandom } from '../pixels/seeded-random.ts';
import { blendSeams } from './blend-seams.ts';
import { beginField, improveField, measureField, type PatchField } from './patch-field.ts';
import { fillFromBorder, pyramidOf, type HoledColors } from './pyramid.ts';
import { vote } from './vote.ts';

/**
 * The longest side of the copy on which patches are searched. Finer detail is copied from the full picture.
 */
const WORKING_SIDE = 900;
/** The approximate side of the smallest copy in the pyramid. */
const LEAST_SIDE = 40;
/** The number of rounds of search and vote on each level of the pyramid: more on smaller copies. */
const ROUNDS = { coarsest: 8, coarse: 5, fine: 4, finest: 2 };
/**
 * The size of the area around the hole from which patches may be copied, as a multiple of the hole's longer
 * side.
 */
const SURROUNDINGS = 1.2;
const LEAST_SURROUNDINGS = 64;

/**
 * The rectangle that contains the hole and the surroundings from which patches may be copied. Null without a
 * hole.
 */
const regionAround = ({ width, height, values }: Mask): Region | null => {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      if (values[pixel] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return null;
  const margin = Math.round(
    Math.max(LEAST_SURROUNDINGS, SURROUNDINGS * Math.max(right - left, bottom - top)),
  );
  const [x0, y0] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  const [x1, y1] = [Math.min(width, right + margin + 1), Math.min(height, bottom + margin + 1)];
  return { left: x0, top: y0, width: x1 - x0, height: y1 - y0 };
};

/** A mask at a smaller size: 1 for each small pixel of which any part is marked, else 0. */
const reducedMask = (mask: Mask, region: Region, width: number, height: number): Uint8Array => {
  const marked = new Uint8Array(width * height);
  for (let y = 0; y < region.height; y++) {
    const row = Math.floor((y * height) / region.height) * width;
    const from = (region.top + y) * mask.width + region.left;
    for (let x = 0; x < region.width; x++) {
      if ((mask.values[from + x] ?? 0) > 0) marked[row + Math.floor((x * width) / region.width)] = 1;
    }
  }
  return marked;
};

const roundsOf = (index: number, levels: number): number => {
  if (index >= levels - 2) return ROUNDS.coarsest;
  if (index >= 2) return ROUNDS.coarse;
  return index === 1 ? ROUNDS.fine : ROUNDS.finest;
};

/** Fills the hole from the coarsest to the finest level; returns the field of patches of the finest level. */
const solve = async (
  finest: HoledColors,
  seed: number,
  report: (fraction: number) => Promise<void>,
): Promise<PatchField | null> => {
  const random = seededRandom(seed);
  const levels = pyramidOf(finest, LEAST_SIDE);
  let field: PatchField | null = null;
  for (let index = levels.length - 1; index >= 0; index--) {
    const level = levels[index] ?? finest;
    const coarser: PatchField | null = field;
    const current = beginField(level, coarser, random);
    if (current === null) continue;
    if (coarser === null) fillFromBorder(level);
    else vote(level, current, false);
    const reach = Math.max(level.width, level.height) / (coarser === null ? 1 : 4);
    const rounds = roundsOf(index, levels.length);
    for (let round = 1; round <= rounds; round++) {
      measureField(level, current);
      improveField(level, current, true, reach, random);
      improveField(level, current, false, reach, random);
      vote(level, current, index === 0);
      await report((levels.length - 1 - index + round / rounds) / levels.length);
    }
    field = current;
  }
  return field;
};

/**
 * Writes the filled copy into the hole at full size. Fine detail is copied from the places at which its
 * patches were found. These are outside of the hole, so they still have their colors.
 */
const writeBack = (
  { width, channels, data }: Picture,
  mask: Mask,
  region: Region,
  filled: HoledColors,
  field: PatchField,
): void => {
  const scaleX = filled.width / region.width;
  const scaleY = filled.height / region.height;
  const colorAt = colorsEnlarged(filled, region);
  for (let y = 0; y < region.height; y++) {
    const cellY = Math.min(filled.height - 1, Math.floor((y + 0.5) * scaleY));
    const row = (region.top + y) * width + region.left;
    for (let x = 0; x < region.width; x++) {
      if ((mask.values[row + x] ?? 0) === 0) continue;
      const cell = cellY * filled.width + Math.min(filled.width - 1, Math.floor((x + 0.5) * scaleX));
      const match = field.match[cell] ?? cell;
      const fromX = x + Math.round(((match % filled.width) - (cell % filled.width)) / scaleX);
      const fromY = y + Math.round((Math.floor(match / filled.width) - cellY) / scaleY);
      const from = ((region.top + fromY) * width + region.left + fromX) * channels;
      const to = (row + x) * channels;
      for (let channel = 0; channel < 3; channel++) {
        // Fine detail is the difference between the full picture and the enlarged copy.
        const detail = scaleX < 1 ? (data[from + channel] ?? 0) - colorAt(fromX, fromY, channel) : 0;
        data[to + channel] = colorAt(x, y, channel) + detail;
      }
      if (channels === 4) data[to + 3] = 255;
    }
  }
};

/**
 * Fills the masked pixels with patches from the rest of the picture, but not from what is marked in `barred`.
 * PatchMatch finds the patches from coarse to fine. Only masked pixels change. Returns false when the picture
 * has no pixels from which to copy.
 */
export const fillHole = async (
  picture: Picture,
  mask: Mask,
  seed: number,
  report: (fraction: number) => Promise<void>,
  barred: Mask | null = null,
): Promise<boolean> => {
  const region = regionAround(mask);
  if (region === null) return false;
  const { width, height } = sizeWithin(region, WORKING_SIDE);
  const small = resample(crop(picture, region), width, height);
  const holed: HoledColors = {
    width,
    height,
    colors: Float32Array.from(small.data),
    hole: reducedMask(mask, region, width, height),
    barred: barred === null ? new Uint8Array(width * height) : reducedMask(barred, region, width, height),
  };
  const field = await solve(holed, seed, report);
  if (field === null) return false;
  blendSeams(holed, field);
  writeBack(picture, mask, region, holed, field);
  return true;
};
