import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['se ve el cable y el vaso de cafe, borralos, el florero dejalo', 'remove-object cup', 2],
  ['borra la taza de café', 'remove-object cup', 0],
  ['remove the coffee cup', 'remove-object cup', 0],
  ['pon la taza de color café', 'recolor cup', 0],
  ['el mate y el termo déjalos, saca las botellas', 'remove-object bottle', 0],
  ['con acabado mate', 'fade', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
