import sharp, { type Sharp } from 'sharp';
import { type SvgSize, withRootSize } from './size-root.ts';
import type { Box, PictureLimits } from '../../protocol.ts';
import { checkLimits, type Picture } from '../read-picture.ts';
import { decoding } from '../refusal.ts';

const LOADER = 'VipsForeignLoadSvg';
/**
 * Pixels of an inch, as in browsers: the only density at which an inch, a millimeter or a point is as long beside a pixel
 * as CSS says. At this density the renderer draws `ENLARGEMENT` pixels for each pixel of CSS.
 */
const DENSITY = 96;
const ENLARGEMENT = DENSITY / 72;

/** The SVG loader is enabled only while a screened document is drawn. */
const withLoader = async <T>(work: () => Promise<T>): Promise<T> => {
  sharp.unblock({ operation: [LOADER] });
  try {
    return await decoding(work);
  } finally {
    sharp.block({ operation: [LOADER] });
  }
};

const open = (svg: Buffer, { maxPixels, maxSeconds }: PictureLimits): Sharp =>
  sharp(svg, {
    density: DENSITY,
    failOn: 'error',
    limitInputPixels: Math.ceil(maxPixels * ENLARGEMENT ** 2),
  }).timeout({ seconds: maxSeconds });

const inCss = (pixels: number): number => Math.max(1, Math.round(pixels / ENLARGEMENT));

/** The size of a screened SVG; refuses one that is too large. */
export const measureSvg = async (svg: Buffer, limits: PictureLimits): Promise<SvgSize> => {
  const drawn = await withLoader(() => open(svg, limits).metadata());
  const size = { width: inCss(drawn.width), height: inCss(drawn.height) };
  checkLimits({ ...size, frames: 1, scans: 1, bloat: null }, limits);
  return size;
};

/** A screened SVG as a PNG that fills the box, drawn at that size whatever its own size. */
export const drawSvg = async (svg: Buffer, box: Box, limits: PictureLimits): Promise<Picture> => {
  const own = await measureSvg(svg, limits);
  const scale = Math.min(box.width / own.width, box.height / own.height) / ENLARGEMENT;
  const size = { width: own.width * scale, height: own.height * scale };
  const sized = Buffer.from(withRootSize(svg.toString('utf8'), own, size));
  const { data, info } = await withLoader(() =>
    open(sized, limits)
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
