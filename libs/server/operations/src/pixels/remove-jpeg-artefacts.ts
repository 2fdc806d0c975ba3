import sharp from 'sharp';
import type { Report } from './bands.ts';
import type { Picture } from './picture.ts';
import { crop } from './region.ts';
import { pictureFrom, sharpOf } from './with-sharp.ts';

const { max, min } = Math;

/** A JPEG above this quality has no visible blocks or ringing. */
const CLEAN_QUALITY = 86;
/**
 * The offsets of the shifted grids of 8 × 8 blocks. Each row and each column of a block occurs once, and 0
 * never.
 */
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

/** The number of rows that are processed at a time, which limits memory. */
const STRIP = 384;
/** The additional rows around them: a block and its neighbours. */
const MARGIN = 16;

/** The sum of the pictures that were compressed on all grids, three values per pixel. */
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
 * Removes blocks and ringing from a picture that was decoded from a JPEG of this quality. It compresses the
 * picture on shifted grids and averages the results ("Enhancement of JPEG-compressed images by re-application
 * of JPEG", Nosratinia 2001). The result has no alpha, because JPEG has none.
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
