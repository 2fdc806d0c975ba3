import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make only her dress emerald green, leave the curtains alone', 'recolor clothes emerald', 0],
  ['make only the car red', 'recolor car red', 0],
  ['nur das Auto rot', 'recolor car red', 0],
  ['das Kleid smaragdgrün', 'recolor clothes emerald', 0],
  ['solo el vestido en verde botella, los zapatos no', 'recolor clothes forest', 0],
  ['seulement la robe en vert', 'recolor clothes green', 0],
  ['só o vestido em verde', 'recolor clothes green', 0],
  ['solo il vestito in verde', 'recolor clothes green', 0],
  ['only the car in color', 'black-and-white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'name'])).toEqual([plan, undone]),
);
