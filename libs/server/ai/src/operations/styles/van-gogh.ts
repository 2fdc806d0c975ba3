import { brushRelief, flowField } from '../../pixels/flow-field.ts';
import { paintStrokes } from '../../pixels/brush-strokes.ts';
import { applyGrade } from '../../pixels/color-cube.ts';
import { inTurn, partly, saturated, vibrant } from '../../pixels/grade.ts';
import { lumaBytePlane } from '../../pixels/luma-bytes.ts';
import { repaintedWith, swatches } from '../../pixels/named-palette.ts';
import { noiseField } from '../../pixels/noise-field.ts';
import { quietly, type Style } from './style.ts';

const { min } = Math;

const PALETTE = swatches(
  ...[
    '#17244f',
    '#2447a0',
    '#3f7cc4',
    '#86b4d8',
    '#f5c52c',
    '#e58f1f',
    '#f7e9a8',
    '#587a39',
    '#2d4a2c',
    '#8a5a2b',
    '#c9502f',
  ],
);

/** Paints long swirling strokes of ultramarine and chrome yellow. */
export const vanGogh: Style = {
  title: 'Van Gogh',
  async paint(picture, { strength, seed, unit }) {
    const { width, height } = picture;
    const grade = inTurn(
      repaintedWith(picture, PALETTE, { transfer: 0.35, attraction: 0.6, lightness: 0.15 }),
      vibrant(0.35),
      saturated(1.15),
    );
    await applyGrade(picture, partly(grade, min(1, strength)), quietly);
    const swirl = noiseField(width, height, { scale: 230 * unit, octaves: 1, seed });
    const calmAngle = { ...swirl, values: swirl.values.map((value) => value * 3 * Math.PI) };
    const flow = flowField(lumaBytePlane(picture), { sigma: 5 * unit, calmAngle });
    const painting = paintStrokes(picture, flow, {
      radii: [10, 6, 3.2].map((radius) => radius * unit * (0.5 + 0.5 * strength)),
      length: 9,
      tolerance: 56,
      lightJitter: 0.13,
      colorJitter: 11,
      hairs: 0.09,
      seed,
    });
    brushRelief(painting, flow, { hairs: 9, ridges: 0.3, length: 5 * unit, seed });
    return painting;
  },
};
