import { inRows, part } from '../pixels/bands.ts';
import { gradientSize } from '../pixels/kuwahara.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import { mostFor } from '../pixels/highlights.ts';
import { enlargedRows, lumaPlane, type Picture, type Plane, reduced } from '../pixels/picture.ts';
import { seededRandom } from '../pixels/seeded-random.ts';
import { lookupTable } from '../pixels/grade.ts';
import type { Operation } from '../operation.ts';

const { abs, floor, max, min, sin } = Math;

const WORKING_SIDE = 1_700;
/** The quantiles of all gradients at which tubes begin to glow and at which they glow fully. */
const QUANTILES = { dim: 0.84, bright: 0.985 };
/** The factors per channel that darken the scene behind the tubes to a violet night. */
const NIGHT = { exponent: 1.6, red: 0.2, green: 0.14, blue: 0.34 };
/**
 * The hue (0–1) of the tubes at the left edge, its change to the right, and its downward waves. It changes
 * from cyan over violet to pink.
 */
const HUE = { start: 0.5, across: 0.38, wave: 0.09 };
const CORE_WHITE = 0.3;
/** The halos around a tube: their deviations in thousandths of the longer side, and their gains. */
const HALOS = [
  { sigma: 0.7, gain: 0.95 },
  { sigma: 3.2, gain: 0.85 },
  { sigma: 11, gain: 0.95 },
  { sigma: 38, gain: 0.85 },
] as const;

/** A component (0–1) of a pure hue. `shift` is 0 for red, 2 for green, 4 for blue. */
const component = (hue: number, shift: number): number =>
  min(1, max(0, 2 - abs(((hue * 6 - shift + 9) % 6) - 3)));

/** How strongly each pixel glows as part of a tube, 0–1. */
const tubes = (picture: Picture, unit: number): Plane => {
  const luma = lumaPlane(picture);
  const edges = gradientSize(gaussianBlur(luma, 1.9 * unit + 0.4));
  const sample = edges.values.filter((_, i) => i % 37 === 0).sort();
  const quantile = (share: number): number => sample[floor(sample.length * share)] ?? 0;
  const dim = max(0.006, quantile(QUANTILES.dim));
  const bright = max(dim + 0.02, quantile(QUANTILES.bright));
  return {
    ...edges,
    values: edges.values.map((value) => {
      const share = min(1, max(0, (value - dim) / (bright - dim)));
      return share * share * (3 - 2 * share);
    }),
  };
};

/** The light of the tubes and their halos, as one plane (0–1) per channel. */
const neonLight = (picture: Picture, strength: number, seed: number): readonly Plane[] => {
  const { width, height } = picture;
  const unit = max(width, height) / 1_000;
  const glow = tubes(picture, unit);
  const phase = seededRandom(seed)() * 0.12;
  return [0, 2, 4].map((shift) => {
    const tube = glow.values.map((value, i) => {
      const x = (i % width) / width;
      const y = floor(i / width) / height;
      const hue = HUE.start + phase + HUE.across * x + HUE.wave * sin(y * 3.1 + x * 2);
      const pure = component(hue % 1, shift);
      return value * (pure + (1 - pure) * CORE_WHITE * value);
    });
    const dark = new Float32Array(tube.length).fill(1);
    for (const { sigma, gain } of HALOS) {
      const { values } = gaussianBlur({ width, height, values: tube }, sigma * unit);
      values.forEach((value, i) => {
        dark[i] = (dark[i] ?? 0) * (1 - min(1, value * gain * strength));
      });
    }
    return { width, height, values: dark.map((value) => 1 - value) };
  });
};

/** Turns the scene into night, with its outlines drawn as neon tubes. */
export const neonGlow: Operation<'neon-glow'> = {
  id: 'neon-glow',
  title: 'neon glow',
  phase: 'look',
  stage: 'Lighting the tubes',
  graded: true,
  keepsFaces: 0.6,
  example: 'Add neon glow',
  async apply(picture, strength, { report, seed }) {
    const { width, height, channels, data } = picture;
    const light = neonLight(reduced(picture, WORKING_SIDE), strength, seed);
    await report(0.5);
    const share = min(1, strength);
    const night = [NIGHT.red, NIGHT.green, NIGHT.blue].map((gain) =>
      lookupTable((tone) => tone + (tone ** NIGHT.exponent * gain - tone) * share),
    );
    const rowAt = enlargedRows(light, width, height);
    await inRows(picture, part(report, 0.5, 1), (y, start) => {
      const rows = rowAt(y);
      for (let x = 0, at = start; x < width; x++, at += channels) {
        for (let channel = 0; channel < 3; channel++) {
          const value = data[at + channel] ?? 0;
          const scene = night[channel]?.[value] ?? 0;
          const lit = 255 - (255 - scene) * (1 - (rows[channel]?.[x] ?? 0));
          data[at + channel] = min(lit, mostFor(value));
        }
      }
    });
    return picture;
  },
};
