import { part } from '../pixels/bands.ts';
import { flatTones, inkLines, kuwahara } from '../pixels/kuwahara.ts';
import { layPainting } from '../pixels/enlarge.ts';
import { lumaBytePlane } from '../pixels/luma-bytes.ts';
import { resample, sizeWithin } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';

const { max, min } = Math;

const WORKING_SIDE = 1_700;
/** Sizes in thousandths of the longer side. */
const BRUSH = { first: 4.5, second: 2.5 };
const LINES = { sigma: 1.05, threshold: 1.5, steepness: 0.3, lightest: 0.07 };
const TONES = { count: 6, hardness: 16, share: 0.8, vibrance: 0.65, gain: 1.25 };

/** Draws flat bright colors between ink lines. */
export const cartoon: Operation<'cartoon'> = {
  id: 'cartoon',
  title: 'cartoon',
  phase: 'look',
  stage: 'Inking the outlines',
  graded: true,
  keepsFaces: 0.5,
  example: 'Turn it into a cartoon',
  async apply(picture, strength, context) {
    const report = (fraction: number): Promise<void> => context.report(fraction);
    const working = sizeWithin(picture, WORKING_SIDE);
    const unit = max(working.width, working.height) / 1_000;
    const small = resample(picture, working.width, working.height);
    const brush = unit * (0.5 + 0.5 * strength);
    const first = kuwahara(small, { radius: BRUSH.first * brush, sharpness: 12 });
    await report(0.3);
    const painting = kuwahara(first, { radius: BRUSH.second * brush, sharpness: 16 });
    await report(0.5);
    flatTones(painting, {
      ...TONES,
      share: min(1, TONES.share * strength),
      vibrance: TONES.vibrance * strength,
      gain: 1 + (TONES.gain - 1) * strength,
    });
    const lines = inkLines(lumaBytePlane(first), {
      sigma: LINES.sigma * unit + 0.3,
      threshold: LINES.threshold,
      steepness: LINES.steepness,
    }).values;
    const { data } = painting;
    for (let i = 0; i < lines.length; i++) {
      const ink = 1 - (1 - max(LINES.lightest, lines[i] ?? 1)) * min(1, strength);
      data[i * 3] = (data[i * 3] ?? 0) * ink;
      data[i * 3 + 1] = (data[i * 3 + 1] ?? 0) * ink;
      data[i * 3 + 2] = (data[i * 3 + 2] ?? 0) * ink;
    }
    return layPainting(picture, painting, { share: min(1, 0.3 + 0.7 * strength) }, part(report, 0.6, 1));
  },
};
