import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cold blue cast, get rid', 'color-correction'],
  ['Blaustich, weg damit', 'color-correction'],
  ['dominante azul, fuera', 'color-correction'],
  ['dominante bleue, à enlever', 'color-correction'],
  ['dominante blu, da togliere', 'color-correction'],
  ['bluastro, non era così', 'color-correction'],
  ['das Essen sieht durch das Neonlicht so bläulich aus, ekelhaft', 'color-correction'],
  // Near misses.
  ['Neonlicht bitte', 'neon-glow'],
  ['add a yellow tint', 'warm-tones'],
  ['blue tint please', 'cool-tones'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
