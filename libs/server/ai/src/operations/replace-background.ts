import { layOver, type Background } from '../backgrounds/lay-over.ts';
import {
  gradientBackground,
  pictureBackground,
  type GradientDirection,
} from '../backgrounds/painted-background.ts';
import { rgbOf } from '../colors/named-colors.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible, NO_SUBJECT } from '../matting/find-subject.ts';
import type { Picture } from '../pixels/picture.ts';
import { NothingToDoError, type Operation, type OperationContext } from './operation.ts';

const backgroundFor = async (
  picture: Picture,
  { options, reference }: OperationContext,
): Promise<Background> => {
  if (options['fill'] === 'reference') {
    const other = await reference();
    if (other === null) throw new NothingToDoError('There is no other picture to take the background from.');
    return pictureBackground(picture, other);
  }
  const stops = String(options['stops']).split(' ').map(rgbOf);
  // Written by plan/rules/backgrounds.ts.
  return gradientBackground(picture, stops, options['direction'] as GradientDirection);
};

/** The subject before a color, a gradient, or another of the person's pictures. */
export const replaceBackground: Operation<'replace-background'> = {
  id: 'replace-background',
  title: 'replace background',
  phase: 'subject',
  stage: 'Finding the subject',
  graded: false,
  models: ['u2netp'],
  usesReference: true,
  namesParts: true,
  example: 'Make the background white',
  titleFor: ({ name }) => (name === undefined ? 'replace background' : `background in ${name}`),
  async apply(picture, _strength, context) {
    const background = await backgroundFor(picture, context);
    const subject = await findSubject(picture, context.infer);
    if (!isPlausible(subject, picture)) throw new NothingToDoError(NO_SUBJECT);
    await context.report(0.5, 'Laying the new background');
    return layOver(cutOut(picture, subject), background, context.seed);
  },
};
