import sharp from 'sharp';
import { openBench, type Bench } from './pictures.ts';

export const SVG = 'image/svg+xml';
export const ALLOWED = { allowSvg: true };

/** The text of an SVG of 80 × 40 pixels. `attributes` may change its size. */
export const svg = (inside: string, attributes = 'width="80" height="40"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

/** An Imaging with helpers for SVGs. */
export interface SvgBench extends Bench {
  /** Writes the text of an SVG to a file and returns its path. */
  putText(text: string): Promise<string>;
  inspect(text: string): ReturnType<Bench['imaging']['inspect']>;
}

export const openSvgBench = async (): Promise<SvgBench> => {
  const bench = await openBench();
  const putText = (text: string): Promise<string> => bench.put('drawing.svg', Buffer.from(text));
  return {
    ...bench,
    putText,
    inspect: async (text) => bench.imaging.inspect(await putText(text), SVG, ALLOWED),
  };
};

/** The RGBA value at half of a picture's height and the fraction `x` of its width. */
export const pixelAt = async (path: string, x: number): Promise<number[]> => {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 4)];
};
