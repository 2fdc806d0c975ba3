import { part } from '../pixels/bands.ts';
import { layPainting } from '../pixels/enlarge.ts';
import { filmGrain } from '../pixels/film-grain.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import { hatching } from '../pixels/hatching.ts';
import { lumaBytePlane } from '../pixels/luma-bytes.ts';
import { type Picture, type Plane, resample, sizeWithin } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';

const { max, min } = Math;

const WORKING_SIDE = 1_800;
/**
 * The blur of the negative in thousandths of the longer side. It sets the width of the soft shades around
 * lines.
 */
const SHADE = 7;
/** The darkness of the lines. */
const PRESSURE = 2.4;
/**
 * Hatching covers tones (0–1) below `first`. A second layer that crosses it covers tones below `second`.
 * `depth` is its darkness.
 */
const HATCHED = { first: 0.52, second: 0.28, depth: 0.5 };
const PAPER = [252, 250, 244] as const;
const GRAPHITE = [44, 44, 48] as const;
const TOOTH = 4;

/**
 * The lines, which are the picture divided by its blurred negative. The quotient is white except where tones
 * change.
 */
const lines = (luma: Plane, sigma: number): Float32Array => {
  const negative = gaussianBlur({ ...luma, values: luma.values.map((value) => 255 - value) }, sigma).values;
  return luma.values.map((value, i) => min(1, value / max(1, 255 - (negative[i] ?? 0))) ** PRESSURE);
};

const draw = (picture: Picture, strength: number, seed: number): Picture => {
  const { width, height } = picture;
  const unit = max(width, height) / 1_000;
  const luma = lumaBytePlane(picture);
  const drawn = lines(luma, SHADE * unit);
  const tones = gaussianBlur(luma, 2.5 * unit).values;
  const first = hatching(width, height, { spacing: 2.5 * unit, angle: -0.9, seed }).values;
  const second = hatching(width, height, { spacing: 2.5 * unit, angle: 0.5, seed: seed + 1 }).values;
  // A stronger sketch leaves more paper blank and shows fewer of the photo's tones.
  const depth = HATCHED.depth / max(1, strength) ** 2;
  const data = new Uint8ClampedArray(width * height * 3);
  for (let i = 0; i < drawn.length; i++) {
    const tone = (tones[i] ?? 0) / 255;
    const layer = (below: number, stroke: number): number =>
      min(1, max(0, (below - tone) / below) * 1.5) * stroke;
    const shade = layer(HATCHED.first, first[i] ?? 0) + 0.8 * layer(HATCHED.second, second[i] ?? 0);
    const paper = max(0, (drawn[i] ?? 1) * (1 - min(0.92, depth * shade)));
    for (const channel of [0, 1, 2] as const) {
      data[i * 3 + channel] = GRAPHITE[channel] + (PAPER[channel] - GRAPHITE[channel]) * paper;
    }
  }
  return { width, height, channels: 3, data };
};

/** Draws with pencil on paper, with lines where tones change and hatching in the shadows. */
export const pencilSketch: Operation<'pencil-sketch'> = {
  id: 'pencil-sketch',
  title: 'pencil sketch',
  phase: 'look',
  stage: 'Sharpening the pencil',
  graded: true,
  example: 'Turn it into a pencil sketch',
  async apply(picture, strength, context) {
    const report = (fraction: number): Promise<void> => context.report(fraction);
    const working = sizeWithin(picture, WORKING_SIDE);
    const sketch = draw(resample(picture, working.width, working.height), strength, context.seed);
    await report(0.6);
    const grain = filmGrain(context.seed, max(1, max(picture.width, picture.height) / 1_500));
    const texture = (x: number, y: number): number => grain(x, y) * TOOTH;
    return layPainting(
      picture,
      sketch,
      { share: min(1, 0.4 + 0.6 * strength), texture },
      part(report, 0.6, 1),
    );
  },
};
