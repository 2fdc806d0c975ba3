import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['turn this selfie into a professional headshot', 'crop head'],
  ['make a headshot out of this picture', 'crop head'],
  ['aus dem Selfie ein Bewerbungsfoto machen', 'crop head'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['around'])).toEqual([plan, 0]);
});
