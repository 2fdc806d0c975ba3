import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible, NO_SUBJECT } from '../matting/find-subject.ts';
import { NothingToDoError, type Operation } from '../operation.ts';

/** Cuts out the salient subject, with refined edges and without the background's color in them. */
export const removeBackground: Operation<'remove-background'> = {
  id: 'remove-background',
  title: 'remove background',
  phase: 'subject',
  stage: 'Finding the subject',
  graded: false,
  models: ['u2netp'],
  namesParts: true,
  example: 'Remove background',
  async apply(picture, _strength, context) {
    const subject = await findSubject(picture, context.infer);
    if (!isPlausible(subject, picture)) throw new NothingToDoError(NO_SUBJECT);
    await context.report(0.5, 'Refining the edges');
    return cutOut(picture, subject);
  },
};
