import { inBands, part } from '../pixels/bands.ts';
import { blurredPlanes } from '../pixels/gaussian-blur.ts';
import { enlargedRows } from '../pixels/resample.ts';
import type { Operation } from '../operation.ts';

const { max } = Math;

/** The deviation of the blur at strength 1, as a fraction of the longer side. */
const SIGMA = 0.006;

/** Blurs the whole picture. */
export const blur: Operation<'blur'> = {
  id: 'blur',
  title: 'blur',
  phase: 'look',
  stage: 'Turning the focus',
  graded: true,
  example: 'Blur the picture',
  async apply(picture, strength, context) {
    const { width, height, channels, data } = picture;
    const planes = blurredPlanes(picture, max(0.6, SIGMA * strength * max(width, height)));
    const rowAt = enlargedRows(planes, width, height);
    await inBands(
      height,
      (top, bottom) => {
        for (let y = top, at = top * width * channels; y < bottom; y++) {
          const [reds, greens, blues] = rowAt(y);
          for (let x = 0; x < width; x++, at += channels) {
            data[at] = reds?.[x] ?? 0;
            data[at + 1] = greens?.[x] ?? 0;
            data[at + 2] = blues?.[x] ?? 0;
          }
        }
      },
      part((fraction) => context.report(fraction), 0.3, 1),
    );
    return picture;
  },
};
