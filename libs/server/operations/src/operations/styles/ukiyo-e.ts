import { applyGrade } from '../../pixels/color-cube.ts';
import { flatTones, inkLines, kuwahara } from '../../pixels/kuwahara.ts';
import { inTurn, partly, saturated } from '../../pixels/grade.ts';
import { lumaBytePlane } from '../../pixels/luma-bytes.ts';
import { repaintedWith, swatches } from '../../pixels/palettes.ts';
import { noiseField } from '../../pixels/noise-field.ts';
import { drawInk } from '../../pixels/overlay.ts';
import type { Picture } from '../../pixels/picture.ts';
import { quietly, type Style } from './style.ts';

const { ceil, floor, max, min } = Math;

const PALETTE = swatches(
  '#1d3461 #2f5d8a #8db4c4 #efe0be #f6ecd4 #c44a2d #dba648 #6f7d45 #33312f #e2b69c #7d8a8c',
);
const INDIGO = [0.09, 0.13, 0.24] as const;
/**
 * The dark gradient at the upper edge of a woodblock print: its darkness, and its height as a fraction of the
 * print's height.
 */
const WIPED = { depth: 0.5, reach: 0.3 };
const GRAIN = 16;

/** Adds the wiped gradient at the upper edge and the grain of the wood block, in place. */
const printed = ({ width, height, data }: Picture, unit: number, strength: number, seed: number): void => {
  // Wood grain is noise of a narrow picture that is stretched along the block.
  const narrow = max(1, ceil(width / 24));
  const grain = noiseField(narrow, height, { scale: 2.6 * unit, octaves: 2, seed }).values;
  for (let y = 0; y < height; y++) {
    const up = max(0, 1 - y / (height * WIPED.reach));
    const wiped = WIPED.depth * strength * up * up;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const place = x / 24;
      const left = grain[y * narrow + floor(place)] ?? 0.5;
      const right = grain[y * narrow + min(narrow - 1, floor(place) + 1)] ?? 0.5;
      const fibre = (left + (right - left) * (place % 1) - 0.5) * GRAIN * strength;
      for (const channel of [0, 1, 2] as const) {
        const value = data[at + channel] ?? 0;
        data[at + channel] = value * (1 - wiped * (1 - INDIGO[channel] * 1.6)) + fibre;
      }
    }
  }
};

/** Prints a woodblock with flat indigo, ochre and vermilion between dark outlines. */
export const ukiyoE: Style = {
  title: 'ukiyo-e',
  async paint(picture, { strength, seed, unit }) {
    const first = kuwahara(picture, { radius: 4 * unit, sharpness: 12 });
    const painting = kuwahara(first, { radius: 2.6 * unit, sharpness: 16 });
    const lines = inkLines(lumaBytePlane(first), { sigma: 1 * unit + 0.2, threshold: 1.2, steepness: 0.28 });
    flatTones(painting, {
      count: 5,
      hardness: 18,
      share: 0.75 * min(1, strength),
      vibrance: 0.4,
      gain: 1.1,
    });
    const grade = inTurn(
      repaintedWith(painting, PALETTE, { transfer: 0.35, attraction: 0.85, lightness: 0.3 }),
      saturated(1.12),
    );
    await applyGrade(painting, partly(grade, min(1, strength)), quietly);
    drawInk(painting, lines, INDIGO, min(1, 0.9 * strength));
    printed(painting, unit, min(1.2, strength), seed);
    return painting;
  },
};
