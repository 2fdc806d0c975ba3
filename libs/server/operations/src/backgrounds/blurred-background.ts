import { forEachEnlargedRow, type Picture, type Plane, resample, sizeWithin } from '../pixels/picture.ts';
import type { Background } from './lay-over.ts';
import { floatsFrom } from '../pixels/computed.ts';

/** For each row of a disc, from top to bottom: half the width of the disc in that row. */
const discRows = (radius: number): readonly number[] => {
  const reach = Math.floor(radius);
  return Array.from({ length: 2 * reach + 1 }, (_, row) =>
    Math.floor(Math.sqrt(radius ** 2 - (row - reach) ** 2)),
  );
};

/**
 * The sum of each plane over a disc around each pixel, which looks like a lens out of focus. Pixels outside
 * the picture count as 0. Divide by the sums of a plane of weights to get means. All planes must have the
 * same size.
 */
export const discSums = (planes: readonly Plane[], radius: number): readonly Plane[] => {
  const rows = discRows(radius);
  const reach = (rows.length - 1) / 2;
  return planes.map(({ width, height, values }) => {
    const sums = new Float32Array(width * height);
    const running = new Float64Array(width + 1);
    for (let from = 0; from < height; from++) {
      for (let x = 0; x < width; x++) running[x + 1] = (running[x] ?? 0) + (values[from * width + x] ?? 0);
      for (let row = 0; row < rows.length; row++) {
        const to = from + row - reach;
        if (to < 0 || to >= height) continue;
        const half = rows[row] ?? 0;
        for (let x = 0; x < width; x++) {
          const right = x + half + 1 > width ? width : x + half + 1;
          const left = x - half < 0 ? 0 : x - half;
          sums[to * width + x] = (sums[to * width + x] ?? 0) + (running[right] ?? 0) - (running[left] ?? 0);
        }
      }
    }
    return { width, height, values: sums };
  });
};

/** The longer side of the copy that is blurred. A larger copy would show no more detail. */
const BLURRED_SIDE = 900;
/**
 * The exponent that converts a color value to linear light. Blurred in linear light, lamps become bright
 * discs instead of grey fog.
 */
const GAMMA = 2.4;
/** The extra weight of highlights, because a clipped part was brighter than its value says. */
const HIGHLIGHT = { from: 0.75, gain: 2.5 };

/** The alpha channel as a grey picture. */
const alphaOf = ({ width, height, data }: Picture): Picture => {
  const grey = new Uint8ClampedArray(width * height * 3);
  for (let from = 3, to = 0; to < grey.length; from += 4, to += 3) {
    grey[to] = grey[to + 1] = grey[to + 2] = data[from] ?? 0;
  }
  return { width, height, channels: 3, data: grey };
};

/** A small copy in linear light. Each pixel is weighted by how much of it shows the background. */
const weightedLight = (picture: Picture, cut: Picture): readonly Plane[] => {
  const { width, height } = sizeWithin(picture, BLURRED_SIDE);
  const small = resample(picture, width, height);
  const alpha = resample(alphaOf(cut), width, height);
  const plane = (): Float32Array => new Float32Array(width * height);
  const [reds, greens, blues, weights] = [plane(), plane(), plane(), plane()];
  for (let pixel = 0, at = 0; pixel < weights.length; pixel++, at += 3) {
    const background = 1 - (alpha.data[at] ?? 0) / 255;
    const red = ((small.data[at] ?? 0) / 255) ** GAMMA;
    const green = ((small.data[at + 1] ?? 0) / 255) ** GAMMA;
    const blue = ((small.data[at + 2] ?? 0) / 255) ** GAMMA;
    // Pixels that show a part of the subject have mixed colors. Squaring the weight reduces their influence.
    const bright = Math.max(0, Math.max(red, green, blue) - HIGHLIGHT.from);
    const weight = background ** 2 * (1 + HIGHLIGHT.gain * bright);
    reds[pixel] = red * weight;
    greens[pixel] = green * weight;
    blues[pixel] = blue * weight;
    weights[pixel] = weight;
  }
  return [reds, greens, blues, weights].map((values) => ({ width, height, values }));
};

/**
 * The blurred background behind a cut-out of `picture`: blur(background · (1 − α)) / blur(1 − α), so that the
 * subject leaves no halo. `radius` is a fraction of the longer side.
 */
export const blurredBackground = (picture: Picture, cut: Picture, radius: number): Background => {
  const planes = weightedLight(picture, cut);
  const { width, height } = sizeWithin(picture, BLURRED_SIDE);
  const [red, green, blue, weights] = discSums(planes, Math.max(1, radius * Math.max(width, height)));
  const colors = [red, green, blue].map((plane): Plane => {
    const values = floatsFrom(
      plane?.values ?? [],
      (sum, pixel) => 255 * (sum / ((weights?.values[pixel] ?? 0) + 1e-6)) ** (1 / GAMMA),
    );
    return { width, height, values };
  });
  return (visit) => forEachEnlargedRow(colors, picture.width, picture.height, visit);
};
