import { applyGrade } from '../../pixels/color-cube.ts';
import { curved, inTurn, partly, saturated } from '../../pixels/grade.ts';
import { facets } from '../../pixels/facets.ts';
import { kuwahara } from '../../pixels/kuwahara.ts';
import { repaintedWith, swatches } from '../../pixels/named-palette.ts';
import { toneCurve } from '../../pixels/tone-curve.ts';
import { quietly, type Style } from './style.ts';

const PALETTE = swatches(
  ...[
    '#2b2a2e',
    '#4a4f5e',
    '#6d7f95',
    '#a9b6bd',
    '#8a6a45',
    '#c19a5f',
    '#e2c992',
    '#b5654a',
    '#5c6b4f',
    '#f0e6cf',
    '#3f5878',
  ],
);

/** Cubism: planes seen from several sides, ochre, slate and rose, dark contours. */
export const picasso: Style = {
  title: 'Picasso',
  async paint(picture, { strength, seed, unit }) {
    const grade = inTurn(
      repaintedWith(picture, PALETTE, { transfer: 0.4, attraction: 0.75, lightness: 0.25 }),
      saturated(1.2),
      curved(
        toneCurve([
          [0, 0.02],
          [0.25, 0.2],
          [0.75, 0.8],
          [1, 0.99],
        ]),
      ),
    );
    await applyGrade(picture, partly(grade, Math.min(1, strength)), quietly);
    const flat = kuwahara(picture, { radius: 4 * unit, sharpness: 12 });
    const broad = facets(flat, {
      ...{ size: 230 * unit, shift: 0.09 * strength, shade: 0.34 * strength, line: 2 * unit, seed: seed + 1 },
    });
    return facets(broad, {
      size: 88 * unit,
      shift: 0.2 * strength,
      shade: 0.2 * strength,
      line: 1.3 * unit,
      seed,
    });
  },
};
