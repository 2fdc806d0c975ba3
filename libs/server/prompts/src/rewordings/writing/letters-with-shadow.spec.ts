import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write "Mum" in white letters with a shadow so you can read it', 'add-text Mum', 0],
  ['write "Sold" in red letters with a drop shadow', 'add-text Sold', 0],
  ['white background with a soft shadow', 'product-shadow', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
