import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import type { Operation } from '../operation.ts';

const QUARTER = 90;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** Rotates the picture clockwise. At angles other than multiples of 90° its corners become transparent. */
export const rotate: Operation<'rotate'> = {
  id: 'rotate',
  title: 'rotate',
  phase: 'shape',
  stage: 'Turning the picture',
  graded: false,
  example: 'Rotate it to the right',
  titleFor: ({ degrees }) => `rotate by ${Number(degrees ?? QUARTER)}°`,
  apply(picture, _strength, { options }) {
    const degrees = Number(options['degrees'] ?? QUARTER);
    const isQuarter = degrees % QUARTER === 0;
    const source = isQuarter ? sharpOf(picture) : sharpOf(picture).ensureAlpha();
    return pictureFrom(source.rotate(degrees, isQuarter ? {} : { background: CLEAR }));
  },
};
