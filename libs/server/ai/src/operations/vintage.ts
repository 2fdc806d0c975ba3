import { filmGrain } from '../pixels/film-grain.ts';
import { lumaOf } from '../pixels/picture.ts';
import { lookupTable, toneCurve, type CurvePoint } from '../pixels/tone-curve.ts';
import type { Operation } from './operation.ts';

/** A faded colour print: lifted blacks, cream whites, blue losing its top, green slightly less. */
const FADE: readonly (readonly CurvePoint[])[] = [
  [
    [0, 0.1],
    [0.3, 0.33],
    [0.7, 0.78],
    [1, 0.96],
  ],
  [
    [0, 0.07],
    [0.3, 0.3],
    [0.7, 0.72],
    [1, 0.91],
  ],
  [
    [0, 0.085],
    [0.3, 0.26],
    [0.7, 0.58],
    [1, 0.76],
  ],
];
/** Colour kept after dyes have faded. */
const REMAINING_SATURATION = 0.72;
/** Light lost in the corners, and where the falloff ends as a share of the half sides. */
const VIGNETTE = { depth: 0.34, reach: 1.6 };
/** Deviation of the grain in middle tones, 0–255. */
const GRAIN_DEVIATION = 7.5;
/**
 * On pictures with this longer side a clump of grain is one pixel. Larger ones get larger clumps, so that the
 * print looks the same; smaller ones fainter grain, as if seen from further away.
 */
const PIXELS_PER_CLUMP = 1_800;

/** Fraction of light left at each column or row, squared distance from the centre. */
const squaredDistances = (count: number): Float32Array =>
  Float32Array.from({ length: count }, (_, i) => (((i + 0.5) / count - 0.5) * (2 / VIGNETTE.reach)) ** 2);

/** Grain shows in middle tones and fades towards black and white, as silver does. */
const grainVisibility = (luma: number): number => 0.35 + 0.65 * (1 - ((luma - 128) / 128) ** 2);

/** The look of a colour print from decades ago: fade, warm cast, muted colours, vignette and grain. */
export const vintage: Operation<'vintage'> = {
  id: 'vintage',
  title: 'vintage',
  phase: 'look',
  stage: 'Ageing the film',
  graded: true,
  example: 'Make it vintage',
  said: [
    /\bvintage\b/,
    /\bretro\b/,
    /\bsepia\b/,
    /\bnostalg\w*/,
    /\bpolaroid\b/,
    /\bkoda(?:k|chrome)\b/,
    /\bantique\b/,
    /\banalog(?:ue)?\b/,
    /\b(?:old|aged|faded|film|35 ?mm)[\s-](?:\w+ )?(?:photo\w*|picture|film|print|look|style|camera|fashioned|timey|grain)\b/,
    /\bfilm grain\b/,
    /\b(?:1[89]\d0|20[01]0|[2-9]0)'?s\b/,
    /\b(?:taken|shot|made) (?:\w+ )?(?:decades|(?:many )?years) ago\b/,
    /\b(?:creative|artistic)\b/,
  ],
  async apply(picture, strength, context) {
    const { width, height, channels, data } = picture;
    const curves = FADE.map((points) => {
      const curve = toneCurve(points);
      return lookupTable((tone) => tone + (curve(tone) - tone) * strength);
    });
    const [reds, greens, blues] = [curves[0], curves[1], curves[2]];
    const saturation = Math.max(0, 1 - (1 - REMAINING_SATURATION) * strength);
    const clump = Math.max(width, height) / PIXELS_PER_CLUMP;
    const grain = filmGrain(context.seed, Math.max(1, clump));
    const grainDepth = GRAIN_DEVIATION * strength * Math.min(1, Math.max(0.5, clump));
    const columns = squaredDistances(width);
    const rows = squaredDistances(height);
    for (let y = 0, at = 0; y < height; y++) {
      if (y % 512 === 0) await context.report(y / height);
      for (let x = 0; x < width; x++, at += channels) {
        const red = data[at] ?? 0;
        const green = data[at + 1] ?? 0;
        const blue = data[at + 2] ?? 0;
        const luma = lumaOf(red, green, blue);
        const distance = Math.min(1, (columns[x] ?? 0) + (rows[y] ?? 0));
        const light = 1 - VIGNETTE.depth * strength * distance * distance * (3 - 2 * distance);
        const speck = grain(x, y) * grainDepth * grainVisibility(luma);
        data[at] = (reds?.[Math.round(luma + (red - luma) * saturation)] ?? 0) * light + speck;
        data[at + 1] = (greens?.[Math.round(luma + (green - luma) * saturation)] ?? 0) * light + speck;
        data[at + 2] = (blues?.[Math.round(luma + (blue - luma) * saturation)] ?? 0) * light + speck;
      }
    }
    return picture;
  },
};
