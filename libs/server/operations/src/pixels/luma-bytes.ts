import { lumaOf, type Picture, type Plane } from './picture.ts';

const { max, min } = Math;

/** The luma of every pixel rounded to 0–255. At full size it takes a quarter of a plane's memory. */
export const lumaBytes = ({ width, height, channels, data }: Picture): Uint8ClampedArray => {
  const bytes = new Uint8ClampedArray(width * height);
  for (let pixel = 0, at = 0; pixel < bytes.length; pixel++, at += channels) {
    bytes[pixel] = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
  return bytes;
};

/**
 * The rows `top` to `bottom` (0–255) of a plane that is stored in bytes. It includes `overlap` more rows on
 * both sides, and edges are repeated.
 */
export const bandOf = (
  bytes: Uint8ClampedArray,
  width: number,
  { top, bottom, overlap }: { readonly top: number; readonly bottom: number; readonly overlap: number },
): Plane => {
  const height = bottom - top + 2 * overlap;
  const last = bytes.length / width - 1;
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const y = min(last, max(0, top - overlap + row));
    values.set(bytes.subarray(y * width, (y + 1) * width), row * width);
  }
  return { width, height, values };
};

/** Luma as a plane of 0–255. */
export const lumaBytePlane = (picture: Picture): Plane => ({
  width: picture.width,
  height: picture.height,
  values: Float32Array.from(lumaBytes(picture)),
});
