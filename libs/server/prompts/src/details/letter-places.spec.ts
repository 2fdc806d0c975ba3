import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['bit more light on the faces and write Class of 2025 at the top', 'brighten face + add-text', 0],
  ['write Rex on the face', 'add-text', 1],
] as const)('“%s” tells only the places of texts', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
