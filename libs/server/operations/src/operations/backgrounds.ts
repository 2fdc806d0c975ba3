import { blurredBackground } from '../backgrounds/blurred-background.ts';
import { layShadow, standsInside } from '../backgrounds/contact-shadow.ts';
import { type Background, layOver } from '../backgrounds/lay-over.ts';
import { matchLight } from '../backgrounds/match-light.ts';
import {
  croppedTo,
  gradientBackground,
  type GradientDirection,
  pictureBackground,
} from '../backgrounds/painted-background.ts';
import { placeInScene } from '../backgrounds/place-in-scene.ts';
import { rgbOf } from '../colors/named-colors.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible, NO_SUBJECT } from '../matting/find-subject.ts';
import { NothingToDoError, type Operation, type OperationContext } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';

/** Cuts out the salient subject. Refines its edges and removes the background's color from them. */
export const removeBackground: Operation<'remove-background'> = {
  id: 'remove-background',
  title: 'remove background',
  phase: 'subject',
  stage: 'Finding the subject',
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

/**
 * The radius of the disc that a point of light becomes, as a fraction of the longer side. It simulates a
 * portrait lens at full aperture.
 */
const BACKGROUND_BLUR = 0.016;

/** Blurs everything except the subject, like a lens with a wide aperture. */
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
    return layOver(cut, blurredBackground(picture, cut, BACKGROUND_BLUR * strength), context.seed);
  },
};

/** The darkness of a subject's shadow in a scene, relative to a shadow on white paper. */
const SHADOW_IN_A_SCENE = 1.2;

const paintedBackground = (picture: Picture, { options }: OperationContext): Background => {
  const stops = String(options['stops']).split(' ').map(rgbOf);
  // The library `prompts` writes this option (rules/backgrounds.ts).
  return gradientBackground(picture, stops, options['direction'] as GradientDirection);
};

/** The reference picture if the prompt wants it as the background. Null if the prompt names colors. */
const otherPicture = async ({ options, reference }: OperationContext): Promise<Picture | null> => {
  if (options['fill'] !== 'reference') return null;
  const other = await reference();
  if (other === null) throw new NothingToDoError('There is no other image to take the background from.');
  return other;
};

/** Places a cut-out of `own` in another scene, adapts its light to the scene, and adds its shadow. */
const inScene = async (cut: Picture, own: Picture, scene: Picture, seed: number): Promise<Picture> => {
  const shown = croppedTo(own, scene);
  const placed = await placeInScene(cut, own, shown);
  matchLight(placed, shown);
  const laid = layOver(placed, pictureBackground(placed, shown), seed);
  if (standsInside(placed)) layShadow(laid, placed, SHADOW_IN_A_SCENE);
  return laid;
};

/** Puts the subject in front of a color, a gradient or the reference picture. */
export const replaceBackground: Operation<'replace-background'> = {
  id: 'replace-background',
  title: 'replace background',
  phase: 'subject',
  stage: 'Finding the subject',
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
      : inScene(cut, picture, scene, context.seed);
  },
};

const WHITE = [255, 255, 255] as const;

/** Puts the product on white, or on the color or gradient of the prompt, with a soft shadow below it. */
export const productShadow: Operation<'product-shadow'> = {
  id: 'product-shadow',
  title: 'shadow on white',
  phase: 'subject',
  stage: 'Finding the product',
  graded: true,
  models: ['u2netp'],
  namesParts: true,
  example: 'Put it on white with a soft shadow',
  titleFor: ({ name }) => `shadow on ${name ?? 'white'}`,
  async apply(picture, strength, context) {
    const subject = await findSubject(picture, context.infer);
    if (!isPlausible(subject, picture)) throw new NothingToDoError(NO_SUBJECT);
    await context.report(0.6, 'Laying the shadow');
    const cut = cutOut(picture, subject);
    const ground =
      context.options['stops'] === undefined
        ? gradientBackground(picture, [WHITE, WHITE], 'vertical')
        : paintedBackground(picture, context);
    const result = layOver(cut, ground, context.seed);
    layShadow(result, cut, strength);
    return result;
  },
};
