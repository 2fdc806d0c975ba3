import { planAndUndone } from '../../../testing/plan-and-undone.ts';

it.each([
  ['casi no se nos ven las caras de tanta sombra', 'low-light face'],
  ['no se me ve la cara', 'low-light face'],
  ["i want to see mum's face, she was in the dark", 'low-light face'],
  ["je voudrais voir le visage de maman, elle était dans l'ombre", 'low-light face'],
  ['vorrei vedere il viso della mamma, era al buio', 'low-light face'],
  ['queria ver o rosto da mamãe, ficou no escuro debaixo da árvore', 'low-light face'],
  // Near misses.
  ['que no se nos vean las caras', 'hide-faces'],
  ['hide our faces', 'hide-faces'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]);
});
