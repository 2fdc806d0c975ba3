import { denoisePicture } from '../pixels/denoise.ts';
import { lumaBytes } from '../pixels/luma-bytes.ts';
import { noiseLevel } from '../pixels/noise-level.ts';
import type { Operation } from '../operation.ts';

/** Who asks for it sees noise: at least this deviation (0–255) is taken to be some, and at most that. */
const DEVIATION = { least: 3.5, most: 45 };

/** Noise removed as far as it can be told from texture; color noise most. */
export const denoise: Operation<'denoise'> = {
  id: 'denoise',
  title: 'denoise',
  phase: 'correction',
  stage: 'Removing noise',
  graded: true,
  example: 'Remove the noise',
  apply(picture, strength, context) {
    const measured = noiseLevel(lumaBytes(picture), picture.width);
    const deviation = Math.min(DEVIATION.most, Math.max(DEVIATION.least, measured)) * strength;
    return denoisePicture(picture, deviation, (fraction) => context.report(fraction));
  },
};
