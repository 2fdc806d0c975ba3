import { inBands } from '../pixels/bands.ts';
import type { Operation } from '../operation.ts';

/** The negative of the picture. */
export const invert: Operation<'invert'> = {
  id: 'invert',
  title: 'invert',
  phase: 'look',
  stage: 'Making the negative',
  graded: false,
  example: 'Invert the colors',
  async apply(picture, _strength, context) {
    const { width, height, channels, data } = picture;
    await inBands(
      height,
      (top, bottom) => {
        const end = bottom * width * channels;
        for (let at = top * width * channels; at < end; at += channels) {
          data[at] = 255 - (data[at] ?? 0);
          data[at + 1] = 255 - (data[at + 1] ?? 0);
          data[at + 2] = 255 - (data[at + 2] ?? 0);
        }
      },
      (fraction) => context.report(fraction),
    );
    return picture;
  },
};
