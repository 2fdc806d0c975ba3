import { applyGrade } from '../../pixels/color-cube.ts';
import { calmLuma } from '../../pixels/calm-luma.ts';
import { flatTones, inkLines, kuwahara } from '../../pixels/kuwahara.ts';
import { partly, type Rgb, splitToned } from '../../pixels/grade.ts';
import { lumaBytePlane } from '../../pixels/luma-bytes.ts';
import { drawInk, printDots } from '../../pixels/overlay.ts';
import { quietly, type Style } from './style.ts';
import { swatches } from '../../pixels/palettes.ts';
import { seededRandom } from '../../pixels/seeded-random.ts';

const { floor, max, min } = Math;

const INK = [0.04, 0.04, 0.06] as const;
/** Tones (0–255) below `below` become solid ink, with a transition as wide as `passage`. */
const SOLID = { below: 46, passage: 14 };

/** The look of a printed comic book, with four tones, newsprint dots and strong black. */
export const comic: Style = {
  title: 'comic book',
  async paint(picture, { strength, unit }) {
    const first = kuwahara(picture, { radius: 3.8 * unit, sharpness: 12 });
    const painting = kuwahara(first, { radius: 2 * unit, sharpness: 16 });
    const luma = lumaBytePlane(first);
    const share = min(1, strength);
    flatTones(painting, {
      calm: calmLuma(painting),
      count: 4,
      hardness: 18,
      share: 0.8 * share,
      vibrance: 0.7 * strength,
      gain: 1 + 0.35 * strength,
    });
    await applyGrade(painting, partly(splitToned([0, 0, 0.02], [0.02, 0.01, -0.1]), share), quietly);
    printDots(painting, {
      pitch: max(3, 5.2 * unit),
      angle: 0.6,
      lightest: 0.92,
      darkest: 0.12,
      depth: 0.26 * strength,
    });
    const lines = inkLines(luma, { sigma: 1.25 * unit + 0.3, threshold: 1.8, steepness: 0.32 });
    const solid = luma.values.map((tone) => min(1, max(0, (tone - SOLID.below) / SOLID.passage + 0.5)));
    const ink = { ...lines, values: lines.values.map((paper, i) => min(paper, solid[i] ?? 1)) };
    drawInk(painting, ink, INK, share);
    return painting;
  },
};

/** Sets of inks, each from the darkest tone to the lightest. The seed selects a set. */
const INK_SETS = [
  swatches('#1a1450 #d5007f #ff7a1a #ffd91a #fff6dc'),
  swatches('#101a5c #0077d6 #ff3d8b #ffb3d1 #fff9e3'),
  swatches('#2a0f45 #e3172b #ff9a00 #37c6c0 #fdf8d8'),
] as const;
/** How far (0–1) each ink gets an equal area of the picture instead of an equal range of tones. */
const EQUALISED = 0.65;
const SOFTNESS = 0.12;

/** The color for each tone of 0–255. The inks follow one another with short transitions. */
const inkTable = (histogram: Uint32Array, inks: readonly Rgb[]): readonly Rgb[] => {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  return Array.from({ length: 256 }, (_, tone) => {
    const count = histogram[tone] ?? 0;
    const rank = total === 0 ? tone / 255 : (seen + count / 2) / total;
    seen += count;
    const place = (rank * EQUALISED + (tone / 255) * (1 - EQUALISED)) * inks.length;
    const index = min(inks.length - 1, floor(place));
    const passage = max(0, (place - index - (1 - SOFTNESS)) / SOFTNESS);
    const from = inks[index] ?? [0, 0, 0];
    const to = inks[min(inks.length - 1, index + 1)] ?? from;
    const mix = (channel: 0 | 1 | 2): number => from[channel] + (to[channel] - from[channel]) * passage;
    return [mix(0), mix(1), mix(2)];
  });
};

/** Prints a silkscreen in five strong colors, with dots and black outlines. */
export const popArt: Style = {
  title: 'pop art',
  paint(picture, { strength, seed, unit }) {
    const flat = kuwahara(picture, { radius: 3.4 * unit, sharpness: 14 });
    const luma = lumaBytePlane(flat);
    const histogram = new Uint32Array(256);
    for (const value of luma.values) histogram[value] = (histogram[value] ?? 0) + 1;
    const pick = floor(seededRandom(seed)() * INK_SETS.length);
    const inks = inkTable(histogram, INK_SETS[pick] ?? INK_SETS[0]);
    const share = min(1, strength);
    luma.values.forEach((tone, i) => {
      const ink = inks[tone] ?? [0, 0, 0];
      for (const channel of [0, 1, 2] as const) {
        const value = flat.data[i * 3 + channel] ?? 0;
        flat.data[i * 3 + channel] = value + (ink[channel] * 255 - value) * share;
      }
    });
    printDots(flat, {
      pitch: max(3, 6.5 * unit),
      angle: 0.4,
      lightest: 0.86,
      darkest: 0.18,
      depth: 0.3 * strength,
    });
    const lines = inkLines(luma, { sigma: 1.4 * unit + 0.3, threshold: 1.2, steepness: 0.25 });
    drawInk(flat, lines, [0.05, 0.04, 0.12], share);
    return Promise.resolve(flat);
  },
};
