import sharp from 'sharp';
import { lumaPlane, type Picture } from '../pixels/picture.ts';

const { abs, floor, log10, max, min, sqrt } = Math;

/** Decodes a file upright, within `maxSide` if it is set. */
export const pictureOf = async (source: string | Buffer, maxSide?: number): Promise<Picture> => {
  const upright = sharp(source).autoOrient().toColourspace('srgb');
  const sized =
    maxSide === undefined
      ? upright
      : upright.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3 && info.channels !== 4) throw new Error(`${info.channels} channels`);
  return {
    width: info.width,
    height: info.height,
    channels: info.channels,
    data: new Uint8ClampedArray(data),
  };
};

export const copyOf = (picture: Picture): Picture => ({ ...picture, data: picture.data.slice() });

/** The mean absolute difference of all color values, 0–255. */
export const difference = (a: Picture, b: Picture): number => {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < a.width * a.height; i++) {
    for (let channel = 0; channel < 3; channel++) {
      sum += abs((a.data[i * a.channels + channel] ?? 0) - (b.data[i * b.channels + channel] ?? 0));
      count++;
    }
  }
  return sum / count;
};

/** The mean and deviation of luma (0–255), the mean saturation (0–1), and mean red minus mean blue. */
export const measure = (
  picture: Picture,
): { mean: number; deviation: number; saturation: number; warmth: number } => {
  const luma = lumaPlane(picture).values;
  const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length;
  const variance = luma.reduce((sum, value) => sum + (value - mean) ** 2, 0) / luma.length;
  let saturation = 0;
  let warmth = 0;
  for (let at = 0; at < picture.data.length; at += picture.channels) {
    const red = picture.data[at] ?? 0;
    const green = picture.data[at + 1] ?? 0;
    const blue = picture.data[at + 2] ?? 0;
    const highest = max(red, green, blue);
    saturation += highest === 0 ? 0 : (highest - min(red, green, blue)) / highest;
    warmth += red - blue;
  }
  const count = luma.length;
  return {
    mean: mean * 255,
    deviation: sqrt(variance) * 255,
    saturation: saturation / count,
    warmth: warmth / count,
  };
};

/** The mean luma (0–255) of the four corners, each a tenth of the sides. */
export const cornerLuma = (picture: Picture): number => {
  const { width, height, values } = lumaPlane(picture);
  let sum = 0;
  let count = 0;
  values.forEach((value, pixel) => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const inCorner = (x < width * 0.1 || x >= width * 0.9) && (y < height * 0.1 || y >= height * 0.9);
    if (!inCorner) return;
    sum += value;
    count++;
  });
  return (sum / count) * 255;
};

/** The peak signal-to-noise ratio of two pictures in dB. A larger value means more similar pictures. */
export const peakSignalToNoise = (a: Picture, b: Picture): number => {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < a.width * a.height; i++) {
    for (let channel = 0; channel < 3; channel++) {
      sum += ((a.data[i * a.channels + channel] ?? 0) - (b.data[i * b.channels + channel] ?? 0)) ** 2;
      count++;
    }
  }
  return 10 * log10((255 * 255) / (sum / count));
};

/** The mean size of luma's Laplacian (0–255), a measure of fine detail. */
export const fineDetail = (picture: Picture): number => {
  const { width, height, values } = lumaPlane(picture);
  let sum = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (dx: number, dy: number): number => values[(y + dy) * width + x + dx] ?? 0;
      sum += abs(4 * at(0, 0) - at(-1, 0) - at(1, 0) - at(0, -1) - at(0, 1));
    }
  }
  return (sum / ((width - 2) * (height - 2))) * 255;
};

/** The mean luma (0–255) of the middle of the picture, a fifth of each side. */
export const centreLuma = (picture: Picture): number => {
  const { width, height, values } = lumaPlane(picture);
  const central = values.filter((_, pixel) => {
    const x = (pixel % width) / width;
    const y = floor(pixel / width) / height;
    return abs(x - 0.5) < 0.1 && abs(y - 0.5) < 0.1;
  });
  return (central.reduce((sum, value) => sum + value, 0) / central.length) * 255;
};

/** A copy with every color value changed by `change(value, index)`. */
export const changed = (picture: Picture, change: (value: number, index: number) => number): Picture => ({
  ...picture,
  data: Uint8ClampedArray.from(picture.data, change),
});
