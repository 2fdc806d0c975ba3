import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Please print ready 4x6 inch 300dpi', 'resize 1200 1800'],
  ['print-ready 10x15 cm', 'crop 2:3'],
  ['druckfertig 10x15 cm', 'crop 2:3'],
  ['lista para imprimir 10x15 cm', 'crop 2:3'],
  ['prête à imprimer 10x15 cm', 'crop 2:3'],
  ['pronta para imprimir 10x15 cm', 'crop 2:3'],
  ['pronta da stampare 10x15 cm', 'crop 2:3'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['ratio', 'width', 'height'])).toEqual([plan, 0]);
});
