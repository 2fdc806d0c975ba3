import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import type { Operation } from '../operation.ts';

/** Mirrors the picture: left and right, or top and bottom. */
export const flip: Operation<'flip'> = {
  id: 'flip',
  title: 'flip',
  phase: 'shape',
  stage: 'Mirroring the picture',
  graded: false,
  example: 'Flip it horizontally',
  titleFor: ({ axis }) => (axis === 'vertical' ? 'flip top to bottom' : 'flip left to right'),
  apply: (picture, _strength, { options }) =>
    pictureFrom(options['axis'] === 'vertical' ? sharpOf(picture).flip() : sharpOf(picture).flop()),
};
