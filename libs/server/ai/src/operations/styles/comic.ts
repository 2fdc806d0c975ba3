import { applyGrade } from '../../pixels/color-cube.ts';
import { flatTones, inkLines, kuwahara } from '../../pixels/kuwahara.ts';
import { partly, splitToned } from '../../pixels/grade.ts';
import { lumaBytePlane } from '../../pixels/luma-bytes.ts';
import { drawInk, printDots } from '../../pixels/overlay.ts';
import { quietly, type Style } from './style.ts';

const { max, min } = Math;

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
