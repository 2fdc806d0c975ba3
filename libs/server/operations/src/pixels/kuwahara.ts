import type { FlowField } from './flow-field.ts';
import { colorPlanes, gaussianBlur } from './gaussian-blur.ts';
import { vibranceGain } from './grade.ts';
import { lumaOf, type Picture, type Plane } from './picture.ts';

const { atan2, cos, exp, floor, max, min, round, sin, sqrt, tanh } = Math;

interface FlatTones {
  /** The number of tones between black and white. */
  readonly count: number;
  /** The steepness of the transition between tones: 9 is soft, 16 hard. */
  readonly hardness: number;
  /** The fraction (0–1) by which tones move towards the steps. */
  readonly share: number;
  /** The saturation that is added to muted colors. */
  readonly vibrance: number;
  /** The factor for the saturation of all colors. */
  readonly gain: number;
  /** A smoother luma (0–255) that decides the step of each pixel, so that steps have calm borders. */
  readonly calm?: Plane;
}

/** Reduces tones to steps and enriches colors, in place (RGB). */
export const flatTones = (
  { data }: Picture,
  { count, hardness, share, vibrance, gain, calm }: FlatTones,
): void => {
  // With soft steps, the lowest and the highest tone would not be black and white, so the result is scaled.
  const half = 1 / (1 + exp(hardness / 2));
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const luma = lumaOf(red, green, blue);
    const base = calm?.values[at / 3] ?? luma;
    const step = (base / 255) * count;
    const level = min(count - 1, floor(step));
    const within = 1 / (1 + exp(-(step - level - 0.5) * hardness));
    const flat = level + (within - half) / (1 - 2 * half);
    const tone = luma + ((flat / count) * 255 - base) * share;
    const spread = gain * vibranceGain(red, green, blue, vibrance) * (tone / (luma + 1));
    data[at] = tone + (red - luma) * spread;
    data[at + 1] = tone + (green - luma) * spread;
    data[at + 2] = tone + (blue - luma) * spread;
  }
};

/** The size of the gradient at each pixel of a plane (Sobel, divided by 4); 0 at the picture's border. */
export const gradientSize = ({ width, height, values }: Plane): Plane => {
  const sizes = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const at = (offset: number): number => values[i + offset] ?? 0;
      const right = at(1 - width) + 2 * at(1) + at(width + 1);
      const left = at(-width - 1) + 2 * at(-1) + at(width - 1);
      const below = at(width - 1) + 2 * at(width) + at(width + 1);
      const above = at(-width - 1) + 2 * at(-width) + at(1 - width);
      sizes[i] = sqrt((right - left) ** 2 + (below - above) ** 2) / 4;
    }
  }
  return { width, height, values: sizes };
};

interface InkOptions {
  /** The deviation of the inner blur in pixels, about half the width of a line. */
  readonly sigma: number;
  /**
   * Paper stays white where the inner blur minus the outer blur (0–255) is at least this value. A lower value
   * draws fewer lines.
   */
  readonly threshold: number;
  /** The steepness of the transition from white to ink. */
  readonly steepness: number;
}

/**
 * The width of the outer blur relative to the inner blur, and its weight (Winnemöller's extended difference
 * of Gaussians).
 */
const OUTER = { wider: 1.6, share: 0.975 };

/** The lines of `luma` (0–255) that an illustrator would ink around shapes: 1 is paper, 0 is ink. */
export const inkLines = (luma: Plane, { sigma, threshold, steepness }: InkOptions): Plane => {
  const inner = gaussianBlur(luma, sigma).values;
  const outer = gaussianBlur(luma, sigma * OUTER.wider).values;
  const values = inner.map((value, i) => {
    const difference = value - OUTER.share * (outer[i] ?? 0);
    return difference >= threshold ? 1 : max(0, 1 + tanh(steepness * (difference - threshold)));
  });
  return { ...luma, values };
};

/** The number of sectors around each pixel. */
const SECTORS = 8;
const DIRECTIONS = 32;
/** The distance of a sector's center and its width, as fractions of the radius. */
const CENTRE = 0.62;
const WIDTH = 0.36;
/** Along the flow, sectors move outwards by this factor, and across it they move inwards. */
const STRETCH = 1.6;
/** The variance (of 0–255 components, summed) at which a sector has half its weight. */
const HALF_VARIANCE = 60;

export interface KuwaharaOptions {
  /** The radius of the filter in pixels, about the width of a brush. */
  readonly radius: number;
  /** The exponent of the preference for uniform sectors: 8 gives soft edges, 16 hard ones. */
  readonly sharpness: number;
  /** The flow that the sectors follow, so that strokes run along edges. Without it they have no direction. */
  readonly flow?: FlowField;
}

/** The offsets of the sectors' centers, for each of the tabulated directions. */
const sectorOffsets = (
  radius: number,
  stretch: number,
): { readonly x: Int16Array; readonly y: Int16Array } => {
  const x = new Int16Array(DIRECTIONS * SECTORS);
  const y = new Int16Array(DIRECTIONS * SECTORS);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const angle = (direction / DIRECTIONS) * Math.PI;
    for (let sector = 0; sector < SECTORS; sector++) {
      const around = (sector / SECTORS) * 2 * Math.PI;
      const along = cos(around) * radius * CENTRE * stretch;
      const across = (sin(around) * radius * CENTRE) / stretch;
      x[direction * SECTORS + sector] = round(along * cos(angle) - across * sin(angle));
      y[direction * SECTORS + sector] = round(along * sin(angle) + across * cos(angle));
    }
  }
  return { x, y };
};

/**
 * The blurred red, green, blue and squares (four values per pixel), which give the mean and variance of a
 * sector.
 */
const localMoments = (picture: Picture, sigma: number): Float32Array => {
  const { width, height } = picture;
  const [red, green, blue] = colorPlanes(picture);
  const squares = red.values.map(
    (value, i) => value ** 2 + (green.values[i] ?? 0) ** 2 + (blue.values[i] ?? 0) ** 2,
  );
  const moments = new Float32Array(width * height * 4);
  [red, green, blue, { width, height, values: squares }].forEach((plane, place) => {
    const { values } = gaussianBlur(plane, sigma);
    for (let i = 0; i < values.length; i++) moments[i * 4 + place] = values[i] ?? 0;
  });
  return moments;
};

/**
 * Paints `picture` with flat strokes that keep edges. It is a Kuwahara filter with eight soft sectors,
 * weighted by their uniformity (Papari and others; Kyprianidis and others for the flow). The mean and
 * variance of a sector are those of a Gaussian at its center, so the time does not depend on the radius.
 */
export const kuwahara = (picture: Picture, { radius, sharpness, flow }: KuwaharaOptions): Picture => {
  const { width, height } = picture;
  const moments = localMoments(picture, max(0.4, radius * WIDTH));
  const offsets = sectorOffsets(radius, flow === undefined ? 1 : STRETCH);
  const data = new Uint8ClampedArray(width * height * 3);
  const power = sharpness / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = y * width + x;
      let table = 0;
      if (flow !== undefined) {
        const angle = atan2(flow.down[here] ?? 0, flow.along[here] ?? 0) / Math.PI;
        table = ((round(angle * DIRECTIONS) + 2 * DIRECTIONS) % DIRECTIONS) * SECTORS;
      }
      let [red, green, blue, total] = [0, 0, 0, 0];
      for (let sector = table; sector < table + SECTORS; sector++) {
        const sx = min(width - 1, max(0, x + (offsets.x[sector] ?? 0)));
        const sy = min(height - 1, max(0, y + (offsets.y[sector] ?? 0)));
        const at = (sy * width + sx) * 4;
        const r = moments[at] ?? 0;
        const g = moments[at + 1] ?? 0;
        const b = moments[at + 2] ?? 0;
        const variance = max(0, (moments[at + 3] ?? 0) - r * r - g * g - b * b);
        const weight = 1 / (1 + (variance / HALF_VARIANCE) ** power);
        red += r * weight;
        green += g * weight;
        blue += b * weight;
        total += weight;
      }
      data[here * 3] = red / total;
      data[here * 3 + 1] = green / total;
      data[here * 3 + 2] = blue / total;
    }
  }
  return { width, height, channels: 3, data };
};
