import type { StepOptions } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { colorsOf, isLike, ownerOf, type Said } from './said.ts';

/*
 * The ground on which the shadow of a product falls. Without a word about it the shadow lies on white, so a colored
 * background beside it would be painted over.
 */

const isShadow = ({ operation }: PlannedStep): boolean => operation === 'product-shadow';
const isGround = ({ operation }: PlannedStep): boolean => operation === 'replace-background';

const ON = /^(?:on|onto|auf|sobre|sur|su)$/iu;

/** True for a color on which something shall stand: "put it on a light pink". */
const isStoodOn = ({ words }: Said, at: number): boolean => {
  const before = words
    .slice(0, at)
    .findLast((word) => !says(word, 'article') && valueIn(word, 'shade') === null);
  return isLike(before, ON);
};

/** The ground of a color that the prompt gives to the background, if no step of its own has been made of it. */
const groundSaid = (said: Said): StepOptions | null => {
  const color = colorsOf(said).find(({ at }) => ownerOf(said, at) === 'background' || isStoodOn(said, at));
  return color === undefined || color.name === 'white'
    ? null
    : { name: color.name, stops: color.hex, direction: 'vertical' };
};

/**
 * The steps with a shadow that falls on the color or gradient that the prompt wishes. A background of another picture
 * gets a shadow anyway.
 */
export const withShadowOnGround = (steps: readonly PlannedStep[], said: Said): readonly PlannedStep[] => {
  if (!steps.some(isShadow)) return steps;
  const ground = steps.find(isGround);
  if (ground?.options['fill'] === 'reference') return steps.filter((step) => !isShadow(step));
  const { fill: _, ...own } = ground?.options ?? {};
  const options = ground === undefined ? groundSaid(said) : own;
  if (options === null) return steps;
  return steps
    .filter((step) => !isGround(step))
    .map((step) => (isShadow(step) ? { ...step, options: { ...step.options, ...options } } : step));
};
