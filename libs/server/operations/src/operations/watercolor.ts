import { part } from '../pixels/bands.ts';
import { gradientSize, kuwahara } from '../pixels/kuwahara.ts';
import { layPainting } from '../pixels/enlarge.ts';
import { filmGrain } from '../pixels/film.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import { lookupTable, vibranceGain } from '../pixels/grade.ts';
import { noiseField } from '../pixels/noise-field.ts';
import { lumaOf, lumaPlane, type Picture, reduced } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';

const { exp, floor, max, min, round } = Math;

const WORKING_SIDE = 1_500;
/** The length and the range of the waves in drawn lines, in thousandths of the longer side. */
const WAVER = { scale: 22, reach: 7 };
/** The sizes of the brushes, in thousandths of the longer side. */
const BRUSH = { wet: 3.7, dry: 2.3 };
/** The tone curve of thinned paint: lighter and clearer colors. */
const THINNED = lookupTable((tone) => 0.1 + 0.9 * tone ** 0.8);
const VIBRANCE = 0.5;
/**
 * The number of tones in washes, the hardness of their borders, and the extent to which tones move towards
 * them.
 */
const WASHES = { count: 8, hardness: 9, share: 0.55 };
/**
 * The pigment that gathers at the borders of washes, forms clouds while drying, and settles in the paper's
 * grain.
 */
const PIGMENT = { border: 0.028, mostBorder: 0.6, clouds: 0.6, grains: 0.24 };
const PAPER = { red: 250, green: 247, blue: 240, relief: 2.5 };
/** The number of fibres along the longer side of the sheet. */
const FIBRES_ALONG = 1_100;

/** Shifts each pixel by smooth noise, so that lines waver as if they were drawn by hand. */
const wavered = (picture: Picture, unit: number, seed: number): Picture => {
  const { width, height } = picture;
  const field = (offset: number): Float32Array =>
    noiseField(width, height, { scale: WAVER.scale * unit, octaves: 2, seed: seed + offset }).values;
  const [across, down] = [field(1), field(2)];
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const fromX = round(x + ((across[i] ?? 0) - 0.5) * WAVER.reach * unit);
      const fromY = round(y + ((down[i] ?? 0) - 0.5) * WAVER.reach * unit);
      const from = (min(height - 1, max(0, fromY)) * width + min(width - 1, max(0, fromX))) * 3;
      data[i * 3] = picture.data[from] ?? 0;
      data[i * 3 + 1] = picture.data[from + 1] ?? 0;
      data[i * 3 + 2] = picture.data[from + 2] ?? 0;
    }
  }
  return { width, height, channels: 3, data };
};

/** Reduces the tones to flat, clear washes, in place. */
const washed = ({ data }: Picture, strength: number): void => {
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const spread = vibranceGain(red, green, blue, VIBRANCE * strength);
    const luma = lumaOf(red, green, blue);
    const thin = (value: number): number =>
      THINNED[min(255, max(0, round(luma + (value - luma) * spread)))] ?? 0;
    const [r, g, b] = [thin(red), thin(green), thin(blue)];
    const tone = lumaOf(r, g, b);
    const wash = (tone / 255) * WASHES.count;
    const level = floor(wash);
    const flat = level + 1 / (1 + exp(-(wash - level - 0.5) * WASHES.hardness));
    const gain = (tone + ((flat / WASHES.count) * 255 - tone) * WASHES.share) / (tone + 0.001);
    data[at] = r * gain;
    data[at + 1] = g * gain;
    data[at + 2] = b * gain;
  }
};

/** Adds pigment at the borders of washes and clouds of pigment, and tints white as paper, in place. */
const dried = (picture: Picture, unit: number, strength: number, seed: number): void => {
  const { width, height, data } = picture;
  const edges = gaussianBlur(gradientSize(lumaPlane(picture)), unit).values;
  const field = (scale: number, octaves: number, offset: number): Float32Array =>
    noiseField(width, height, { scale, octaves, seed: seed + offset }).values;
  const clouds = field(70 * unit, 3, 3);
  const grains = field(2.2 * unit, 2, 4);
  // A small picture shows the paper from a greater distance, with less grain.
  const grainDepth = PIGMENT.grains * min(1, unit);
  const paper = [PAPER.red, PAPER.green, PAPER.blue];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const gathered = min(PIGMENT.mostBorder, (edges[i] ?? 0) * 255 * PIGMENT.border);
      const settled =
        ((clouds[i] ?? 0) - 0.5) * PIGMENT.clouds + ((grains[i] ?? 0) - 0.5) * grainDepth + gathered;
      for (let channel = 0; channel < 3; channel++) {
        const value = (data[i * 3 + channel] ?? 0) / 255;
        // More pigment darkens middle tones most. White contains no pigment, and black hides the paper.
        const dense = value - value * (1 - value) * settled * strength;
        data[i * 3 + channel] = dense * (paper[channel] ?? 255);
      }
    }
  }
};

/**
 * Paints washes of thin paint on rough paper, with pigment at their borders and wavering lines. The washes
 * reach the edges of the picture: a white margin looks like a damaged picture to whoever did not ask for one.
 */
export const watercolor: Operation<'watercolor'> = {
  id: 'watercolor',
  title: 'watercolor',
  phase: 'look',
  stage: 'Painting in watercolor',
  graded: true,
  keepsFaces: 0.5,
  example: 'Convert to watercolor',
  async apply(picture, strength, { report, seed }) {
    const small = reduced(picture, WORKING_SIDE);
    const unit = max(small.width, small.height) / 1_000;
    const brush = unit * (0.5 + 0.5 * strength);
    const traced = wavered(small, unit, seed);
    await report(0.15);
    const wet = kuwahara(traced, { radius: BRUSH.wet * brush, sharpness: 8 });
    await report(0.35);
    const painting = kuwahara(wet, { radius: BRUSH.dry * brush, sharpness: 12 });
    await report(0.5);
    washed(painting, strength);
    dried(painting, unit, strength, seed);
    const clump = max(picture.width, picture.height) / FIBRES_ALONG;
    const grain = filmGrain(seed, max(1, clump));
    const relief = PAPER.relief * min(1, clump);
    const texture = (x: number, y: number): number => grain(x, y) * relief;
    return layPainting(
      picture,
      painting,
      { share: min(1, 0.35 + 0.65 * strength), texture },
      part(report, 0.7, 1),
    );
  },
};
