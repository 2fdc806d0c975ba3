import { forEachEnlargedRow, type Picture, type Plane, resample, sizeWithin } from '../pixels/picture.ts';
import { discSums } from './disc-blur.ts';
import type { Background } from './lay-over.ts';

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
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = data[pixel * 4 + 3] ?? 0;
    grey.fill(alpha, pixel * 3, pixel * 3 + 3);
  }
  return { width, height, channels: 3, data: grey };
};

/** A small copy in linear light. Each pixel is weighted by how much of it shows the background. */
const weightedLight = (picture: Picture, cut: Picture): readonly Plane[] => {
  const { width, height } = sizeWithin(picture, BLURRED_SIDE);
  const small = resample(picture, width, height);
  const alpha = resample(alphaOf(cut), width, height);
  const planes = [0, 1, 2, 3].map(() => new Float32Array(width * height));
  for (let pixel = 0; pixel < width * height; pixel++) {
    const background = 1 - (alpha.data[pixel * 3] ?? 0) / 255;
    // Pixels that show a part of the subject have mixed colors. Squaring the weight reduces their influence.
    const light = [0, 1, 2].map((channel) => ((small.data[pixel * 3 + channel] ?? 0) / 255) ** GAMMA);
    const brightest = Math.max(...light);
    const weight = background ** 2 * (1 + HIGHLIGHT.gain * Math.max(0, brightest - HIGHLIGHT.from));
    light.forEach((value, channel) => {
      const plane = planes[channel];
      if (plane !== undefined) plane[pixel] = value * weight;
    });
    const weights = planes[3];
    if (weights !== undefined) weights[pixel] = weight;
  }
  return planes.map((values) => ({ width, height, values }));
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
    const values = Float32Array.from(
      plane?.values ?? [],
      (sum, pixel) => 255 * (sum / ((weights?.values[pixel] ?? 0) + 1e-6)) ** (1 / GAMMA),
    );
    return { width, height, values };
  });
  return (visit) => forEachEnlargedRow(colors, picture.width, picture.height, visit);
};
