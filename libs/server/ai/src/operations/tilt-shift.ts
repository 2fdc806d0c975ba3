import { inBands, part } from '../pixels/bands.ts';
import { centreOfInterest } from '../pixels/centre-of-interest.ts';
import { applyGrade } from '../pixels/color-cube.ts';
import { blurredPlanes } from '../pixels/gaussian-blur.ts';
import { curved, inTurn, partly, saturated, toneCurve, vibrant } from '../pixels/grade.ts';
import { enlargedRows } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';

const { abs, max, min } = Math;

/**
 * The deviations of the two blurs as fractions of the longer side. The transition from sharp to blurred uses
 * both blurs.
 */
const SIGMAS = { near: 0.0022, far: 0.0075 };
/**
 * Half the height of the sharp band and the height of its transition to full blur, as fractions of the
 * picture's height.
 */
const BAND = { sharp: 0.09, passage: 0.26 };
/** A grade for brighter colors, because models are painted in brighter colors than the real world. */
const PAINT = inTurn(
  vibrant(0.45),
  saturated(1.15),
  curved(
    toneCurve([
      [0, 0],
      [0.25, 0.24],
      [0.6, 0.65],
      [1, 1],
    ]),
  ),
);

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** The look of a model railway, with a narrow band in focus and the colors of paint. */
export const tiltShift: Operation<'tilt-shift'> = {
  id: 'tilt-shift',
  title: 'tilt-shift',
  phase: 'look',
  stage: 'Tilting the lens',
  graded: true,
  example: 'Tilt-shift miniature',
  async apply(picture, strength, context) {
    const report = (fraction: number): Promise<void> => context.report(fraction);
    const { width, height, channels, data } = picture;
    const focus = min(0.68, max(0.4, centreOfInterest(picture).y));
    await applyGrade(picture, partly(PAINT, strength), part(report, 0, 0.3));
    const longest = max(width, height);
    const near = blurredPlanes(picture, max(0.5, SIGMAS.near * longest * strength));
    const far = blurredPlanes(picture, max(0.8, SIGMAS.far * longest * strength));
    const nearAt = enlargedRows(near, width, height);
    const farAt = enlargedRows(far, width, height);
    await inBands(
      height,
      (top, bottom) => {
        for (let y = top; y < bottom; y++) {
          const away = (abs((y + 0.5) / height - focus) - BAND.sharp) / BAND.passage;
          if (away <= 0) continue;
          const amount = 2 * smooth(min(1, away));
          const share = amount < 1 ? amount : amount - 1;
          const nearRow = nearAt(y);
          const farRow = amount < 1 ? nearRow : farAt(y);
          let at = y * width * channels;
          for (let x = 0; x < width; x++, at += channels) {
            for (let channel = 0; channel < 3; channel++) {
              const from = amount < 1 ? (data[at + channel] ?? 0) : (nearRow[channel]?.[x] ?? 0);
              data[at + channel] = from + ((farRow[channel]?.[x] ?? 0) - from) * share;
            }
          }
        }
      },
      part(report, 0.5, 1),
    );
    return picture;
  },
};
