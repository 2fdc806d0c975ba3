import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the pasta look more appetizing', 'enhance-colors'],
  ['make the pie look like you wanna bite the screen', 'enhance-colors'],
  ['die Suppe soll leckerer aussehen', 'enhance-colors'],
  ['que la sopa se vea más rica', 'enhance-colors'],
  ['rends la soupe plus appétissante', 'enhance-colors'],
  ['rendi la pasta più appetitosa', 'enhance-colors'],
  ['das Brot soll wärmer aussehen', 'warm-tones'],
  ['make the snow whiter', 'color-correction'],
  ['rends la neige plus blanche', 'color-correction'],
  ['the fireworks should pop', 'saturation'],
  ['que resalten los fuegos artificiales', 'saturation'],
  ["que le feu d'artifice ressorte", 'saturation'],
  // Near misses: what a detector finds, and other things.
  ['make the pizza look yummy', 'enhance-colors pizza'],
  ['make the wall whiter', ''],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])[0]).toBe(plan);
});
