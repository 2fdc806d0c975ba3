import { blurredBackground } from '../backgrounds/blurred-background.ts';
import { layOver } from '../backgrounds/lay-over.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible, NO_SUBJECT } from '../matting/find-subject.ts';
import { NothingToDoError, type Operation } from '../operation.ts';

/**
 * The radius of the disc into which a point is blurred, as a fraction of the longer side; it simulates a
 * portrait lens at full aperture.
 */
const RADIUS = 0.016;

/** Blurs everything but the subject, as a lens with a wide aperture does. */
export const blurBackground: Operation<'blur-background'> = {
  id: 'blur-background',
  title: 'blur background',
  phase: 'subject',
  stage: 'Finding the subject',
  graded: true,
  models: ['u2netp'],
  namesParts: true,
  example: 'Blur background',
  async apply(picture, strength, context) {
    const subject = await findSubject(picture, context.infer);
    if (!isPlausible(subject, picture)) throw new NothingToDoError(NO_SUBJECT);
    await context.report(0.5, 'Blurring what is behind');
    const cut = cutOut(picture, subject);
    return layOver(cut, blurredBackground(picture, cut, RADIUS * strength), context.seed);
  },
};
