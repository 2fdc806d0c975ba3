import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Not so much green in the grass, otherwise i like it', 'saturation less plants', 0],
  ['grass looks radioactive', 'saturation less plants', 0],
  ['weniger Grün im Rasen', 'saturation less plants', 0],
  ['menos verde en el césped', 'saturation less plants', 0],
  ["moins de vert dans l'herbe", 'saturation less plants', 0],
  ['meno verde nel prato', 'saturation less plants', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction', 'where'])).toEqual([plan, undone]),
);
