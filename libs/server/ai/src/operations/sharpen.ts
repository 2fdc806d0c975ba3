import { lumaBytes } from '../pixels/luma-bytes.ts';
import { noiseLevel } from '../pixels/noise-level.ts';
import { sharpenPicture } from '../pixels/sharpen.ts';
import type { Operation } from '../operation.ts';

const AMOUNT = 1.9;
/** The fraction of the measured noise that is not sharpened. */
const NOISE_SHARE = 0.6;

/** Sharpens edges and texture, without halos and without amplifying noise. */
export const sharpen: Operation<'sharpen'> = {
  id: 'sharpen',
  title: 'sharpen',
  phase: 'correction',
  stage: 'Sharpening',
  graded: true,
  example: 'Sharpen it',
  apply(picture, strength, context) {
    const threshold = NOISE_SHARE * noiseLevel(lumaBytes(picture), picture.width);
    return sharpenPicture(picture, { amount: AMOUNT * strength, threshold }, (fraction) =>
      context.report(fraction),
    );
  },
};
