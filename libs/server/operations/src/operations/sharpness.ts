import type { Operation } from '../operation.ts';
import { inRows, part } from '../pixels/bands.ts';
import { denoisePicture } from '../pixels/denoise.ts';
import { blurredPlanes } from '../pixels/gaussian-blur.ts';
import { lumaBytes } from '../pixels/luma-bytes.ts';
import { noiseLevel } from '../pixels/noise-level.ts';
import { enlargedRows } from '../pixels/picture.ts';
import { sharpenPicture } from '../pixels/sharpen.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';

const { max, round } = Math;

/** The deviation of the blur at strength 1, as a fraction of the longer side. */
const SIGMA = 0.006;

/** Blurs the whole picture. */
export const blur: Operation<'blur'> = {
  id: 'blur',
  title: 'blur',
  phase: 'look',
  stage: 'Turning the focus',
  graded: true,
  hides: 'smooth',
  example: 'Blur the picture',
  async apply(picture, strength, context) {
    const { width, height, channels, data } = picture;
    const planes = blurredPlanes(picture, max(0.6, SIGMA * strength * max(width, height)));
    const rowAt = enlargedRows(planes, width, height);
    await inRows(picture, part(context.report, 0.3, 1), (y, start) => {
      const [reds, greens, blues] = rowAt(y);
      for (let x = 0, at = start; x < width; x++, at += channels) {
        data[at] = reds?.[x] ?? 0;
        data[at + 1] = greens?.[x] ?? 0;
        data[at + 2] = blues?.[x] ?? 0;
      }
    });
    return picture;
  },
};

const AMOUNT = 1.9;
/** The fraction of the measured noise that is exempt from sharpening. */
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
    return sharpenPicture(picture, { amount: AMOUNT * strength, threshold }, context.report);
  },
};

/**
 * The limits of the deviation (0–255) that is assumed for the noise. It is at least `least`, because a person
 * who asks to remove noise sees some.
 */
const DEVIATION = { least: 3.5, most: 45 };

/** Removes noise that can be distinguished from texture. It removes most of the color noise. */
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
    return denoisePicture(picture, deviation, context.report);
  },
};

/** The number of squares along the longer side at strength 1. */
const SQUARES = 64;

/** Replaces the picture by large squares of one color. */
export const pixelate: Operation<'pixelate'> = {
  id: 'pixelate',
  title: 'pixelate',
  phase: 'look',
  stage: 'Laying the tiles',
  graded: true,
  hides: 'squares',
  example: 'Pixelate it',
  async apply(picture, strength, { report }) {
    await report(0.5);
    const { width, height } = picture;
    const square = max(2, (max(width, height) / SQUARES) * strength);
    const [w, h] = [max(1, round(width / square)), max(1, round(height / square))];
    const few = await pictureFrom(sharpOf(picture).removeAlpha().resize(w, h, { fit: 'fill' }));
    const tiles = await pictureFrom(sharpOf(few).resize(width, height, { fit: 'fill', kernel: 'nearest' }));
    const { data, channels } = picture;
    for (let at = 0, from = 0; at < data.length; at += channels, from += 3) {
      data.set(tiles.data.subarray(from, from + 3), at);
    }
    return picture;
  },
};
