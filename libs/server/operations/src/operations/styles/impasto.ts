import { brushRelief, flowField } from '../../pixels/flow-field.ts';
import { paintStrokes, type BrushStrokes } from '../../pixels/brush-strokes.ts';
import { applyGrade } from '../../pixels/color-cube.ts';
import { curved, type Grade, inTurn, partly, saturated, vibrant } from '../../pixels/grade.ts';
import { lumaBytePlane } from '../../pixels/luma-bytes.ts';
import { repaintedWith, swatches } from '../../pixels/palettes.ts';
import { noiseField } from '../../pixels/noise-field.ts';
import type { Picture } from '../../pixels/picture.ts';
import { quietly, type Style } from './style.ts';

/** A way of painting with thick strokes of oil. Lengths are in thousandths of the longer side. */
interface Impasto {
  grade(picture: Picture): Grade;
  /** The noise that gives strokes their direction where the picture shows none. */
  readonly noise: { readonly scale: number; readonly octaves: number };
  /** The angle in radians for a value of the noise, which is in 0–1. */
  angleOf(value: number): number;
  /** The deviation of the smoothing of directions. */
  readonly calm: number;
  readonly radii: readonly number[];
  readonly strokes: Omit<BrushStrokes, 'radii' | 'seed'>;
  readonly relief: { readonly hairs: number; readonly ridges: number; readonly length: number };
}

const impasto =
  ({ grade, noise, angleOf, calm, radii, strokes, relief }: Impasto): Style['paint'] =>
  async (picture, { strength, seed, unit }) => {
    const { width, height } = picture;
    await applyGrade(picture, partly(grade(picture), Math.min(1, strength)), quietly);
    const lie = noiseField(width, height, { ...noise, scale: noise.scale * unit, seed });
    const calmAngle = { ...lie, values: lie.values.map(angleOf) };
    const flow = flowField(lumaBytePlane(picture), { sigma: calm * unit, calmAngle });
    const scaled = radii.map((radius) => radius * unit * (0.5 + 0.5 * strength));
    const painting = paintStrokes(picture, flow, { ...strokes, radii: scaled, seed });
    brushRelief(painting, flow, { ...relief, length: relief.length * unit, seed });
    return painting;
  };

const STARRY_NIGHT = swatches(
  '#17244f #2447a0 #3f7cc4 #86b4d8 #f5c52c #e58f1f #f7e9a8 #587a39 #2d4a2c #8a5a2b #c9502f',
);

/** Paints long swirling strokes of ultramarine and chrome yellow. */
export const vanGogh: Style = {
  title: 'Van Gogh',
  paint: impasto({
    grade: (picture) =>
      inTurn(
        repaintedWith(picture, STARRY_NIGHT, { transfer: 0.35, attraction: 0.6, lightness: 0.15 }),
        vibrant(0.35),
        saturated(1.15),
      ),
    noise: { scale: 230, octaves: 1 },
    angleOf: (value) => value * 3 * Math.PI,
    calm: 5,
    radii: [10, 6, 3.2],
    strokes: { length: 9, tolerance: 56, lightJitter: 0.13, colorJitter: 11, hairs: 0.09 },
    relief: { hairs: 9, ridges: 0.3, length: 5 },
  }),
};

const GARDEN = swatches(
  '#5c6fa8 #93aed6 #c6b6da #ebc8bf #f5e4b3 #8db287 #528a76 #dd8f88 #6d5d94 #f8f2e0 #3f5a70',
);

/** Paints short dabs of broken color with lilac shadows and light over everything. */
export const monet: Style = {
  title: 'Monet',
  paint: impasto({
    grade: (picture) =>
      inTurn(
        curved((tone) => 0.07 + 0.93 * tone ** 0.86),
        repaintedWith(picture, GARDEN, { transfer: 0.3, attraction: 0.42, lightness: 0.1 }),
        vibrant(0.4),
      ),
    noise: { scale: 120, octaves: 2 },
    angleOf: (value) => (value - 0.5) * 1.6,
    calm: 3.5,
    radii: [10, 5.5, 3],
    strokes: { length: 5, tolerance: 50, lightJitter: 0.07, colorJitter: 17, hairs: 0.06 },
    relief: { hairs: 6, ridges: 0.25, length: 3 },
  }),
};
