import sharp from 'sharp';
import { fontFile } from './font-file.ts';
import type { Plane } from './picture.ts';

const FAMILY = 'DejaVu Sans Bold';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Draws the text in bold letters, as large as they fit into a box of this size. Returns the letters' coverage
 * (0–1).
 */
export const lettering = async (text: string, width: number, height: number): Promise<Plane> => {
  const { data, info } = await sharp({
    text: {
      text: escaped(text),
      font: FAMILY,
      fontfile: fontFile(),
      width,
      height,
      align: 'centre',
    },
  })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, values: Float32Array.from(data, (value) => value / 255) };
};
