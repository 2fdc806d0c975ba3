const { max, min, round } = Math;

/**
 * An upright 8-bit sRGB picture, row by row, RGB or RGBA interleaved, alpha not premultiplied. Operations
 * own the picture they are given: they may write into `data` and return the same object.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  /** `width × height × channels` values; clamped, so that arithmetic may overshoot. */
  readonly data: Uint8ClampedArray;
}

/** One value per pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Rec. 601 luma of 0–255 components, in 0–255. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** Luma of every pixel, in 0–1. */
export const lumaPlane = ({ width, height, channels, data }: Picture): Plane => {
  const values = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += channels) {
    values[pixel] = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
  }
  return { width, height, values };
};

/**
 * The largest size with the picture's proportions whose longer side is at most `maxSide`; the picture is
 * never enlarged.
 */
export const sizeWithin = (
  size: { readonly width: number; readonly height: number },
  maxSide: number,
): { readonly width: number; readonly height: number } => {
  const scale = min(1, maxSide / max(size.width, size.height));
  return {
    width: max(1, round(size.width * scale)),
    height: max(1, round(size.height * scale)),
  };
};
