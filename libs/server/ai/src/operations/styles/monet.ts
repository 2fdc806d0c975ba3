import { brushRelief, flowField } from '../../pixels/flow-field.ts';
import { paintStrokes } from '../../pixels/brush-strokes.ts';
import { applyGrade } from '../../pixels/color-cube.ts';
import { curved, inTurn, partly, vibrant } from '../../pixels/grade.ts';
import { lumaBytePlane } from '../../pixels/luma-bytes.ts';
import { repaintedWith, swatches } from '../../pixels/named-palette.ts';
import { noiseField } from '../../pixels/noise-field.ts';
import { quietly, type Style } from './style.ts';

const { min } = Math;

const PALETTE = swatches(
  ...[
    '#5c6fa8',
    '#93aed6',
    '#c6b6da',
    '#ebc8bf',
    '#f5e4b3',
    '#8db287',
    '#528a76',
    '#dd8f88',
    '#6d5d94',
    '#f8f2e0',
    '#3f5a70',
  ],
);

/** Paints short dabs of broken color with lilac shadows and light over everything. */
export const monet: Style = {
  title: 'Monet',
  async paint(picture, { strength, seed, unit }) {
    const { width, height } = picture;
    const grade = inTurn(
      curved((tone) => 0.07 + 0.93 * tone ** 0.86),
      repaintedWith(picture, PALETTE, { transfer: 0.3, attraction: 0.42, lightness: 0.1 }),
      vibrant(0.4),
    );
    await applyGrade(picture, partly(grade, min(1, strength)), quietly);
    const lie = noiseField(width, height, { scale: 120 * unit, octaves: 2, seed });
    const calmAngle = { ...lie, values: lie.values.map((value) => (value - 0.5) * 1.6) };
    const flow = flowField(lumaBytePlane(picture), { sigma: 3.5 * unit, calmAngle });
    const painting = paintStrokes(picture, flow, {
      radii: [10, 5.5, 3].map((radius) => radius * unit * (0.5 + 0.5 * strength)),
      length: 5,
      tolerance: 50,
      lightJitter: 0.07,
      colorJitter: 17,
      hairs: 0.06,
      seed,
    });
    brushRelief(painting, flow, { hairs: 6, ridges: 0.25, length: 3 * unit, seed });
    return painting;
  },
};
