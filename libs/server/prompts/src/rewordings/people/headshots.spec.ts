import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['turn this selfie into a professional headshot', 'crop head'],
  ['make a headshot out of this picture', 'crop head'],
  ['aus dem Selfie ein Bewerbungsfoto machen', 'crop head'],
  ['headshot, 400x400', 'crop head + resize'],
  ['linkedin headshot, 400 by 400, soft neutral background', 'replace-background + crop head + resize'],
  ['headshot, brighter', 'brighten + crop head'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['around'])).toEqual([plan, 0]);
});
