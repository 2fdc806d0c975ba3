import type { Picture, Plane } from './picture.ts';

const { max, min } = Math;

/** A rectangle of whole pixels within a picture. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A copy of the pixels in `region`. */
export const crop = (picture: Picture, { left, top, width, height }: Region): Picture => {
  const { channels } = picture;
  const data = new Uint8ClampedArray(width * height * channels);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * channels;
    data.set(picture.data.subarray(from, from + width * channels), y * width * channels);
  }
  return { width, height, channels, data };
};

/**
 * The smallest rectangle around all values of at least `threshold`, as fractions (0–1) of the plane. Null if
 * there is no such value.
 */
export const boundsOf = ({ width, height, values }: Plane, threshold: number): Region | null => {
  let [left, top, right, bottom] = [width, height, -1, -1];
  values.forEach((value, pixel) => {
    if (value < threshold) return;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = min(left, x);
    right = max(right, x);
    top = min(top, y);
    bottom = max(bottom, y);
  });
  if (right < 0) return null;
  return {
    left: left / width,
    top: top / height,
    width: (right - left + 1) / width,
    height: (bottom - top + 1) / height,
  };
};

/** The smallest region that contains both. */
export const spanning = (one: Region, other: Region): Region => {
  const [left, top] = [min(one.left, other.left), min(one.top, other.top)];
  return {
    left,
    top,
    width: max(one.left + one.width, other.left + other.width) - left,
    height: max(one.top + one.height, other.top + other.height) - top,
  };
};
