import { layShadow } from '../backgrounds/contact-shadow.ts';
import { layOver } from '../backgrounds/lay-over.ts';
import { gradientBackground } from '../backgrounds/painted-background.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible, NO_SUBJECT } from '../matting/find-subject.ts';
import { NothingToDoError, type Operation } from '../operation.ts';

const WHITE = [255, 255, 255] as const;

/** Puts the product on white with a soft shadow below it. */
export const productShadow: Operation<'product-shadow'> = {
  id: 'product-shadow',
  title: 'shadow on white',
  phase: 'subject',
  stage: 'Finding the product',
  graded: true,
  models: ['u2netp'],
  namesParts: true,
  example: 'Put it on white with a soft shadow',
  async apply(picture, strength, { infer, report, seed }) {
    const subject = await findSubject(picture, infer);
    if (!isPlausible(subject, picture)) throw new NothingToDoError(NO_SUBJECT);
    await report(0.6, 'Laying the shadow');
    const cut = cutOut(picture, subject);
    const result = layOver(cut, gradientBackground(picture, [WHITE, WHITE], 'vertical'), seed);
    layShadow(result, cut, strength);
    return result;
  },
};
