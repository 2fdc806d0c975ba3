import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the coats look grey instead of white', 'color-correction', 0],
  ['die Kittel sind eher grau als weiß geworden', 'color-correction', 0],
  ['die Hemden wirken grau statt weiß', 'color-correction', 0],
  ['la nieve sale gris en vez de blanca', 'color-correction', 0],
  ['les draps paraissent gris au lieu de blancs', 'color-correction', 0],
  ['a neve ficou cinza em vez de branca', 'color-correction', 0],
  ['la neve sembra grigia invece che bianca', 'color-correction', 0],
  // A wish, and no complaint.
  ['I want it grey instead of white', 'black-and-white', 0],
  ['make the wall grey instead of white', '', 1],
  ['my hair looks more grey than white', 'enhance-colors', 0],
  ['los dientes se ven grises en vez de blancos', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
