import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['opals lost their fire in this shot', 'saturation more'],
  ['the colours bled out', 'saturation more'],
  ['hat die Farbe verloren', 'saturation more'],
  ['ha perdido el color', 'saturation more'],
  ['a perdu ses couleurs', 'saturation more'],
  ['perdeu a cor', 'saturation more'],
  ['ha perso colore', 'saturation more'],
  ['colors are over the top', 'saturation less'],
  ['make the colors glow', 'saturation more'],
  ['carica le tinte', 'saturation more'],
  // Near misses.
  ['make the colors of the neon sign glow', 'neon-glow'],
  ['the team lost the game, make it dramatic', 'dramatic-lighting'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['direction', 'where'])).toEqual([plan, 0]);
});
