import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['Steam is not visible. Please make steam of ramen stronger', '', 1],
  ['den Dampf stärker machen', '', 1],
  ['haz más fuerte el vapor', '', 1],
  ['rends la vapeur plus forte', '', 1],
  ['deixa o vapor mais forte', '', 1],
  ['rendi il vapore più forte', '', 1],
  ['make the contrast stronger', 'contrast', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
