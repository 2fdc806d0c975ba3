import type { Picture, Plane } from './picture.ts';
import { floatsFrom } from './computed.ts';

/** The opacity of each pixel, 0–1. Pictures without an alpha channel are opaque. */
export const alphaOfPicture = ({ width, height, channels, data }: Picture): Plane => ({
  width,
  height,
  values: floatsFrom({ length: width * height }, (_, pixel) =>
    channels === 4 ? (data[pixel * 4 + 3] ?? 0) / 255 : 1,
  ),
});

/** The colors of a picture with an alpha channel, whose values (0–255) are given by `alphaAt`. */
export const withAlpha = (
  { width, height, channels, data }: Picture,
  alphaAt: (pixel: number) => number,
): Picture => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0, pixel = 0; to < rgba.length; from += channels, to += 4, pixel++) {
    rgba.set(data.subarray(from, from + 3), to);
    rgba[to + 3] = alphaAt(pixel);
  }
  return { width, height, channels: 4, data: rgba };
};
