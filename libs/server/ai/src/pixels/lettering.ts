import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { Plane } from './picture.ts';

/** The font comes with the product, so that text looks the same everywhere. */
const FONT = '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff';
const FAMILY = 'DejaVu Sans Bold';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const fontFile = (): string | undefined => {
  try {
    return createRequire(import.meta.url).resolve(FONT);
  } catch {
    return undefined;
  }
};

/** The text in bold letters as coverage (0–1), as large as fits into a box of this size. */
export const lettering = async (text: string, width: number, height: number): Promise<Plane> => {
  const fontfile = fontFile();
  const { data, info } = await sharp({
    text: {
      text: escaped(text),
      font: FAMILY,
      width,
      height,
      align: 'centre',
      ...(fontfile === undefined ? {} : { fontfile }),
    },
  })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, values: Float32Array.from(data, (value) => value / 255) };
};
