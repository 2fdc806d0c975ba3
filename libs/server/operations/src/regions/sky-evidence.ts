import { boxFilter } from '../pixels/box-filter.ts';
import { lumaOf, type Picture, type Plane } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';

const { abs, max, min } = Math;

/** The radius in pixels within which the roughness of a small copy is averaged. */
const ROUGHNESS_RADIUS = 2;

/** The sky's blue exceeds its green by this fraction of the difference between its blue and red; water's does not. */
const TEAL = 0.22;

/**
 * How much the color of a pixel (0–255) speaks for sky, as the logarithm of odds: blue most, then bright white and
 * gray, then the colors of dusk. Green and brown speak against it.
 */
export const skyColor = (red: number, green: number, blue: number): number => {
  const luma = lumaOf(red, green, blue);
  const chroma = max(red, green, blue) - min(red, green, blue);
  const leaf =
    ramp(green - max(red, blue), 2, 14) +
    0.7 * ramp(min(red, green) - blue, 20, 60) * ramp(green - red, -14, 0);
  const cool =
    ramp(blue - red, 4, 40) * ramp(blue - green - TEAL * (blue - red), -16, 0) * ramp(luma, 12, 50);
  const neutral = 1 - ramp(chroma, 14, 44);
  const bright = 2.2 * ramp(luma, 70, 190) - 1.1;
  const pink = ramp(red - green, -4, 14) * ramp(blue - green, -20, 6) * ramp(luma, 80, 140) * (1 - neutral);
  const warm = ramp(red - blue, 10, 50) * (1 - pink);
  const glowing = 1.6 * ramp(luma, 110, 200) - 1.3;
  const plain = max(cool * 2.4, neutral * bright, pink * 0.9);
  return (
    plain + warm * glowing * (1 - neutral) - 2.2 * min(1, leaf) - 1.2 * (1 - ramp(luma, 15, 70)) * (1 - cool)
  );
};

/** The mean difference of luma (0–255) between neighbours. */
export const roughnessOf = ({ width, height, data, channels }: Picture): Plane => {
  const luma = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < luma.length; pixel++, at += channels)
    luma[pixel] = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  const values = luma.map((value, pixel) => {
    const right = pixel % width < width - 1 ? (luma[pixel + 1] ?? 0) : value;
    const below = luma[pixel + width] ?? value;
    return abs(right - value) + abs(below - value);
  });
  return boxFilter({ width, height, values }, ROUGHNESS_RADIUS);
};

/** How much the roughness of a place speaks for sky, as the logarithm of odds. */
export const skyRoughness = (roughness: number): number => 0.9 - 3.4 * ramp(roughness, 3, 22);

/** How much the height of a row speaks for sky, as the logarithm of odds. `down` is 0 at the top and 1 at the bottom. */
export const skyHeight = (down: number): number => 0.9 - 3.1 * down * down;

/** The evidence for sky in each pixel of a small, well-lit copy that needs no knowledge of the picture. */
export const skyEvidence = (small: Picture): Plane => {
  const { width, height, data, channels } = small;
  const rough = roughnessOf(small).values;
  const values = rough.map((roughness, pixel) => {
    const at = pixel * channels;
    const down = (pixel - (pixel % width)) / width / height;
    const color = skyColor(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    return color + skyRoughness(roughness) + skyHeight(down);
  });
  return { width, height, values };
};
