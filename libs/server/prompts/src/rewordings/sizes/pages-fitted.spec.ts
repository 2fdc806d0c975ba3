import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['fit to A4', 'crop 70:99', 0],
  ['fit to A4 without cropping', 'border 70:99', 0],
  ['an A4 anpassen', 'crop 70:99', 0],
  ['adapter au format A4', 'crop 70:99', 0],
  ['ajustar a A4', 'crop 70:99', 0],
  ['ajustar para A4', 'crop 70:99', 0],
  ['adatta ad A4', 'crop 70:99', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio'])).toEqual([plan, undone]),
);
