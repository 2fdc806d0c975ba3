import { photos } from '@safelight/test-pictures';
import sharp from 'sharp';
import type { Picture } from '../pixels/picture.ts';
import { pictureFrom } from '../pixels/with-sharp.ts';
import { pictureOf } from './measures.ts';

/** A picture whose pixels have the colors that a function returns: a number for grey, or 3 or 4 components. */
export const painted = (
  width: number,
  height: number,
  colorAt: (x: number, y: number) => number | readonly number[],
): Picture => {
  const colors = Array.from({ length: width * height }, (_, pixel) => {
    const color = colorAt(pixel % width, Math.floor(pixel / width));
    return typeof color === 'number' ? [color, color, color] : color;
  });
  const channels = colors[0]?.length === 4 ? 4 : 3;
  return { width, height, channels, data: Uint8ClampedArray.from(colors.flat()) };
};

/** The drawing of an SVG on black. */
export const drawn = (svg: string): Promise<Picture> =>
  pictureFrom(sharp(Buffer.from(svg)).flatten({ background: '#000' }).toColourspace('srgb'));

/** The components of a pixel. */
export const pixelAt = ({ data, width, channels }: Picture, x: number, y: number): readonly number[] => {
  const at = (y * width + x) * channels;
  return [...data.subarray(at, at + channels)];
};

/**
 * The test photos whose names begin with one of these texts, by default all. They are decoded once, before
 * the tests of the suite.
 */
export const gallery = (maxSide: number, beginnings: readonly string[] = ['']) => {
  const chosen = photos().filter(({ name }) => beginnings.some((beginning) => name.startsWith(beginning)));
  const pictures = new Map<string, Picture>();
  beforeAll(async () => {
    for (const { name, path } of chosen) pictures.set(name, await pictureOf(path, maxSide));
  });
  const photo = (name: string): Picture => {
    const picture = pictures.get(name);
    if (picture === undefined) throw new Error(`There is no photo ${name}.`);
    return picture;
  };
  return { names: chosen.map(({ name }) => name), photo };
};
