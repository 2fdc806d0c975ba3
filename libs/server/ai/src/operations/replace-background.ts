import { layShadow, standsInside } from '../backgrounds/contact-shadow.ts';
import { layOver, type Background } from '../backgrounds/lay-over.ts';
import { matchLight } from '../backgrounds/match-light.ts';
import {
  gradientBackground,
  pictureBackground,
  type GradientDirection,
} from '../backgrounds/painted-background.ts';
import { rgbOf } from '../colors/named-colors.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible, NO_SUBJECT } from '../matting/find-subject.ts';
import type { Picture } from '../pixels/picture.ts';
import { NothingToDoError, type Operation, type OperationContext } from '../operation.ts';

/** The darkness of a subject's shadow in a scene, relative to that on white paper. */
const SHADOW_IN_A_SCENE = 1.2;

const paintedBackground = (picture: Picture, { options }: OperationContext): Background => {
  const stops = String(options['stops']).split(' ').map(rgbOf);
  // plan/rules/backgrounds.ts writes this option.
  return gradientBackground(picture, stops, options['direction'] as GradientDirection);
};

/** The reference picture if the prompt asks for it as background; null when it asks for colors. */
const otherPicture = async ({ options, reference }: OperationContext): Promise<Picture | null> => {
  if (options['fill'] !== 'reference') return null;
  const other = await reference();
  if (other === null) throw new NothingToDoError('There is no other picture to take the background from.');
  return other;
};

/** A cut-out in another scene, with the scene's light and a shadow where the subject stands. */
const inScene = (cut: Picture, scene: Picture, seed: number): Picture => {
  matchLight(cut, scene);
  const laid = layOver(cut, pictureBackground(cut, scene), seed);
  if (standsInside(cut)) layShadow(laid, cut, SHADOW_IN_A_SCENE);
  return laid;
};

/** Puts the subject in front of a color, a gradient, or the reference picture. */
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
    const scene = await otherPicture(context);
    const subject = await findSubject(picture, context.infer);
    if (!isPlausible(subject, picture)) throw new NothingToDoError(NO_SUBJECT);
    await context.report(0.5, 'Laying the new background');
    const cut = cutOut(picture, subject);
    return scene === null
      ? layOver(cut, paintedBackground(picture, context), context.seed)
      : inScene(cut, scene, context.seed);
  },
};
