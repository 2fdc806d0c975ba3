import type { Rgb } from '../colors/named-colors.ts';
import { forEachEnlargedRow, type Picture, resample, sizeWithin } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import type { Background } from './lay-over.ts';
import { floatsFrom } from '../pixels/computed.ts';

/** The colors of named gradients, from top to bottom. */
export const GRADIENTS: Readonly<Record<string, string>> = {
  sunset: '#2d1b54 #a8326e #ff7e5f #ffc46b',
  sunrise: '#6a8fd8 #f6b7a8 #ffe3a3',
  ocean: '#0b3c6f #1785a8 #8fdcd5',
  night: '#060b1f #14264f #35457f',
  rainbow: '#e5484d #f5a623 #f7e03c #46b868 #3d7be0 #8250d2',
  fire: '#3b0a0a #c4301c #ffb52e',
  pastel: '#ffd6e8 #d8d4ff #c9f0ff',
  neon: '#120b3a #7a1fa0 #e0218a',
};

/** The colors of a studio's paper backdrop: light grey that becomes darker. */
export const STUDIO_STOPS = '#fafafa #e3e5e8 #c3c7cd';

export type GradientDirection = 'vertical' | 'horizontal' | 'diagonal' | 'radial';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The position of a point between the first color (0) and the last color (1). `x` and `y` are 0–1. */
const placeIn = (direction: GradientDirection, x: number, y: number): number => {
  switch (direction) {
    case 'vertical':
      return y;
    case 'horizontal':
      return x;
    case 'diagonal':
      return (x + y) / 2;
    case 'radial':
      return Math.min(1, Math.hypot(x - 0.5, y - 0.45) / 0.72);
    default:
      return direction satisfies never;
  }
};

/** Mixes two color values by the mean of their squares, which avoids dull colors between blue and yellow. */
const mixed = (from: number, to: number, share: number): number =>
  Math.sqrt(from * from + (to * to - from * from) * share);

/** The number of places of a gradient at which its colors are computed: more than a display can tell apart. */
const PLACES = 4_096;

/** The colors of a gradient at `PLACES` equal distances, one array for each channel. */
const colorsAlong = (stops: readonly Rgb[]): readonly Float32Array[] => {
  const last = stops.length - 1;
  return ([0, 1, 2] as const).map((channel) =>
    floatsFrom({ length: PLACES }, (_, step) => {
      const place = (step / (PLACES - 1)) * last;
      const index = Math.min(Math.max(0, last - 1), Math.floor(place));
      const from = stops[index]?.[channel] ?? 0;
      return mixed(from, stops[index + 1]?.[channel] ?? from, place - index);
    }),
  );
};

/** A gradient of `stops` at equal distances over the picture. A single stop makes a plain color. */
export const gradientBackground =
  ({ width, height }: Size, stops: readonly Rgb[], direction: GradientDirection): Background =>
  (visit) => {
    const colors = colorsAlong(stops);
    const rows = colors.map(() => new Float32Array(width));
    const steps = new Int32Array(width);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        steps[x] = Math.round(placeIn(direction, (x + 0.5) / width, (y + 0.5) / height) * (PLACES - 1));
      }
      rows.forEach((row, channel) => {
        for (let x = 0; x < width; x++) row[x] = colors[channel]?.[steps[x] ?? 0] ?? 0;
      });
      visit(y, rows);
    }
  };

/** Another picture, cropped around its middle to the proportions of `size` and not larger than `size`. */
export const croppedTo = (size: Size, other: Picture): Picture => {
  const scale = Math.min(other.width / size.width, other.height / size.height);
  const width = Math.max(1, Math.min(other.width, Math.round(size.width * scale)));
  const height = Math.max(1, Math.min(other.height, Math.round(size.height * scale)));
  const left = Math.floor((other.width - width) / 2);
  const top = Math.floor((other.height - height) / 2);
  const cropped = crop(other, { left, top, width, height });
  const reduced = sizeWithin({ width, height }, Math.max(size.width, size.height));
  return resample(cropped, reduced.width, reduced.height);
};

/** A picture of the proportions of `size`, scaled to it. */
export const pictureBackground = (size: Size, { width, height, data }: Picture): Background => {
  const planes = [0, 1, 2].map((channel) => ({
    width,
    height,
    values: floatsFrom({ length: width * height }, (_, i) => data[i * 3 + channel] ?? 0),
  }));
  return (visit) => forEachEnlargedRow(planes, size.width, size.height, visit);
};
