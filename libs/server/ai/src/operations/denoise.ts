import { denoisePicture } from '../pixels/denoise.ts';
import { lumaBytes } from '../pixels/luma-bytes.ts';
import { noiseLevel } from '../pixels/noise-level.ts';
import type { Operation } from '../operation.ts';

/**
 * The assumed range of the noise's deviation (0–255): a person who requests this sees noise, so it is at
 * least `least`.
 */
const DEVIATION = { least: 3.5, most: 45 };

/** Removes noise as far as it can be distinguished from texture, color noise most. */
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
