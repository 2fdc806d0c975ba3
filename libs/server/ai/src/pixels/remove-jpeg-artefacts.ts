import sharp from 'sharp';
import type { Report } from './bands.ts';
import type { Picture } from './picture.ts';
import { crop } from './region.ts';
import { pictureFrom, sharpOf } from './with-sharp.ts';

const { max, min } = Math;

/** From this quality on a JPEG shows no blocks and no ringing that would be worth the work. */
const CLEAN_QUALITY = 86;
/** Where the grid of 8 × 8 blocks is moved to: each row and each column of a block once, never where it was. */
const SHIFTS = [
  [0, 4],
  [1, 7],
  [2, 2],
  [3, 5],
  [4, 0],
  [5, 3],
  [6, 6],
  [7, 1],
] as const;

/** True when a JPEG of this quality (1–100) has artefacts to remove. */
export const hasJpegArtefacts = (quality: number | null): quality is number =>
  quality !== null && quality < CLEAN_QUALITY;

/** Rows handled at a time, so that little memory is needed, and those seen beyond them: a block and its neighbours. */
const STRIP = 384;
const MARGIN = 16;

/** The sums of what the compression makes of a picture on each grid, three values a pixel. */
const sumsOnGrids = async (picture: Picture, quality: number): Promise<Uint16Array> => {
  const { width, height } = picture;
  const sums = new Uint16Array(width * height * 3);
  for (const [left, top] of SHIFTS) {
    const coded = await sharpOf(picture)
      .removeAlpha()
      .extend({ left, top, right: 0, bottom: 0, extendWith: 'copy' })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const { data } = await pictureFrom(sharp(coded).extract({ left, top, width, height }));
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (data[at] ?? 0);
  }
  return sums;
};

/**
 * A picture decoded from a JPEG of this quality without its blocks and its ringing: the mean of what the same
 * compression makes of it on other grids ("Enhancement of JPEG-compressed images by re-application of JPEG",
 * Nosratinia 2001). Alpha is left out, as JPEG has none.
 */
export const removeJpegArtefacts = async (
  picture: Picture,
  quality: number,
  report: Report,
): Promise<Picture> => {
  const { width, height } = picture;
  const data = new Uint8ClampedArray(width * height * 3);
  for (let top = 0; top < height; top += STRIP) {
    await report(top / height);
    const bottom = min(height, top + STRIP);
    const first = max(0, top - MARGIN);
    const rows = min(height, bottom + MARGIN) - first;
    const sums = await sumsOnGrids(crop(picture, { left: 0, top: first, width, height: rows }), quality);
    const from = (top - first) * width * 3;
    const to = top * width * 3;
    for (let at = 0; at < (bottom - top) * width * 3; at++) {
      data[to + at] = (sums[from + at] ?? 0) / SHIFTS.length;
    }
  }
  await report(1);
  return { width, height, channels: 3, data };
};
