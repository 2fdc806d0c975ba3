import sharp, { type OverlayOptions } from 'sharp';
import type { Box, PictureLimits } from '../protocol.ts';
import { decoding, openPicture, type Picture } from './read-picture.ts';

/** The gap between pictures in pixels. */
const GAP = 6;
/** The color of the background. */
const TABLE = { r: 20, g: 17, b: 16 };
/** The color behind transparent parts. Neutral grey shows colors correctly. */
const GROUND = { r: 128, g: 128, b: 128 };
const QUALITY = 82;
/**
 * The first of three or four pictures gets this fraction of the width. The others form a column beside it.
 */
const LARGE_SHARE = 2 / 3;

interface Cell extends Box {
  readonly left: number;
  readonly top: number;
}

/**
 * The rectangles of the pictures. One picture fills the sheet, and two share it. Of three or more, the first
 * is beside a column of the others.
 */
const cellsOf = (count: number, { width, height }: Box): readonly Cell[] => {
  if (count === 1) return [{ left: 0, top: 0, width, height }];
  const others = count - 1;
  const share = count === 2 ? 1 / 2 : LARGE_SHARE;
  const firstWidth = Math.round((width - GAP) * share);
  const left = firstWidth + GAP;
  const edge = (n: number): number => Math.round((n * (height + GAP)) / others);
  const column = Array.from({ length: others }, (_, n) => ({
    ...{ left, top: edge(n), width: width - left, height: edge(n + 1) - edge(n) - GAP },
  }));
  return [{ left: 0, top: 0, width: firstWidth, height }, ...column];
};

/**
 * Draws one to four pictures in one JPEG. Each picture is cropped to fill its rectangle. An animation shows
 * its first frame.
 */
export const drawSheet = async (
  pictures: readonly Picture[],
  box: Box,
  limits: PictureLimits,
): Promise<Buffer> => {
  const cells = cellsOf(pictures.length, box);
  const parts: OverlayOptions[] = [];
  for (const [n, { left, top, width, height }] of cells.entries()) {
    const picture = pictures[n];
    if (picture === undefined) continue;
    const source = openPicture(picture.bytes, { limits, animated: false });
    const upright = picture.orientation === 1 ? source : source.autoOrient();
    const input = await decoding(() =>
      upright
        .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
        .flatten({ background: GROUND })
        .toColourspace('srgb')
        .png({ compressionLevel: 0 })
        .toBuffer(),
    );
    parts.push({ input, left, top });
  }
  return sharp({ create: { ...box, channels: 3, background: TABLE } })
    .composite(parts)
    .timeout({ seconds: limits.maxSeconds })
    .jpeg({ quality: QUALITY })
    .toBuffer();
};
