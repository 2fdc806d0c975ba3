import sharp, { type Sharp } from 'sharp';
import type { Box, PictureLimits } from '../protocol.ts';
import { checkLimits, type Picture } from '../worker/read-picture.ts';
import { decoding } from '../worker/refusal.ts';

const LOADER = 'VipsForeignLoadSvg';
/** The density at which one unit of an SVG is one pixel, and the limits of what sharp accepts. */
const NATURAL_DENSITY = 72;
const MIN_DENSITY = 1;
const MAX_DENSITY = 100_000;

/** The size of an SVG in pixels, by its own statement. */
export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

/** The SVG loader is enabled only while a screened document is drawn. */
const withLoader = async <T>(work: () => Promise<T>): Promise<T> => {
  sharp.unblock({ operation: [LOADER] });
  try {
    return await decoding(work);
  } finally {
    sharp.block({ operation: [LOADER] });
  }
};

const open = (svg: Buffer, limits: PictureLimits, density: number): Sharp =>
  sharp(svg, { density, failOn: 'error', limitInputPixels: limits.maxPixels }).timeout({
    seconds: limits.maxSeconds,
  });

/** The size of a screened SVG; refuses one that is too large. */
export const measureSvg = async (svg: Buffer, limits: PictureLimits): Promise<SvgSize> => {
  const { width, height } = await withLoader(() => open(svg, limits, NATURAL_DENSITY).metadata());
  checkLimits({ width, height, frames: 1, scans: 1, bloat: null }, limits);
  return { width, height };
};

/** A screened SVG as a PNG that fills the box, drawn at that size whatever its own size. */
export const drawSvg = async (svg: Buffer, box: Box, limits: PictureLimits): Promise<Picture> => {
  const size = await measureSvg(svg, limits);
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const density = Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, NATURAL_DENSITY * scale));
  const { data, info } = await withLoader(() =>
    open(svg, limits, density)
      .resize({ ...box, fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true }),
  );
  return {
    bytes: data,
    contentType: 'image/png',
    orientation: 1,
    width: info.width,
    height: info.height,
    frames: 1,
    isOpaque: false,
  };
};
