import { applyFilmLook } from '../pixels/film-look.ts';
import type { Operation } from '../operation.ts';
import { vintageLook } from './vintage-looks.ts';

/** The look of a photo from decades ago, or of the decade that the prompt names. */
export const vintage: Operation<'vintage'> = {
  id: 'vintage',
  title: 'vintage',
  phase: 'look',
  stage: 'Ageing the film',
  graded: true,
  example: 'Make it vintage',
  titleFor: ({ decade }) => (decade === undefined ? 'vintage' : `vintage of the ${decade}`),
  apply: (picture, strength, context) =>
    applyFilmLook(picture, vintageLook(context.options['decade']), {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
