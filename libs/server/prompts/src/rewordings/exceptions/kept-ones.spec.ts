import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the small dog, keep the big one', 'remove-object dog', 0],
  ['remove the small car and keep the big one', 'remove-object car', 0],
  ['remove the small dog, keep the big one and brighten it', 'remove-object dog + brighten', 0],
  ['entferne den kleinen Hund, behalte den großen', 'remove-object dog', 0],
  ['enlève le petit chien, garde le grand', 'remove-object dog', 0],
  ['make it bigger and keep the quality', 'upscale', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
