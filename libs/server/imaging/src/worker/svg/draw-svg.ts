import sharp, { type Sharp } from 'sharp';
import type { Box, PictureLimits } from '../../protocol.ts';
import { checkLimits, decoding, type Picture } from '../read-picture.ts';
import { rootStart } from './recognise-svg.ts';

/** Width and height in CSS pixels. An inch has 96 of them. */
interface SvgSize {
  readonly width: number;
  readonly height: number;
}

/** An attribute of a tag: white space, name, and quoted value. */
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;
const TAG = /^<svg(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/;

/**
 * The same drawing with `size` in its root element. A document without a view box gets one of its own size,
 * which also scales lengths in millimeters or points. Unchanged when its root cannot be parsed.
 */
const withRootSize = (text: string, own: SvgSize, size: SvgSize): string => {
  const at = rootStart(text);
  const tag = TAG.exec(text.slice(at))?.[0];
  if (tag === undefined) return text;
  const attributes = [...tag.matchAll(ATTRIBUTE)];
  const kept = attributes.filter(([, name = '']) => !['width', 'height', 'style'].includes(name));
  const style = attributes.find(([, name]) => name === 'style')?.[2]?.slice(1, -1) ?? '';
  const quote = style.includes('"') ? "'" : '"';
  // Sizes in a style override attributes, so the size must be in the style as well.
  const sized = `${style};width:${size.width}px !important;height:${size.height}px !important`;
  const hasViewBox = attributes.some(([, name]) => name === 'viewBox');
  const root = [
    '<svg',
    ...kept.map(([whole]) => whole),
    ` width="${size.width}" height="${size.height}" style=${quote}${sized}${quote}`,
    hasViewBox ? '' : ` viewBox="0 0 ${own.width} ${own.height}"`,
    tag.endsWith('/>') ? '/>' : '>',
  ].join('');
  return text.slice(0, at) + root + text.slice(at + tag.length);
};

const LOADER = 'VipsForeignLoadSvg';
/**
 * The pixels per inch that browsers use. Only at this density do an inch, a millimeter and a point have the
 * lengths that CSS defines. The renderer draws `ENLARGEMENT` pixels for each CSS pixel.
 */
const DENSITY = 96;
const ENLARGEMENT = DENSITY / 72;

/** Enables the SVG loader while a screened document is drawn. */
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

/** The size of a screened SVG. Refuses one that is too large. */
export const measureSvg = async (svg: Buffer, limits: PictureLimits): Promise<SvgSize> => {
  const drawn = await withLoader(() => open(svg, limits).metadata());
  const size = { width: inCss(drawn.width), height: inCss(drawn.height) };
  checkLimits({ ...size, frames: 1, scans: 1, bloat: null }, limits);
  return size;
};

/** Draws a screened SVG as the largest PNG that fits into the box. */
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
