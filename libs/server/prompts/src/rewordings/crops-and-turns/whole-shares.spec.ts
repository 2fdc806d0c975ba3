import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the bottom third is just tarmac, crop it out', 'crop bottom 33', 0],
  ['das untere Drittel ist nur Asphalt, schneid es weg', 'crop bottom 33', 0],
  ['el tercio de abajo es solo suelo, recórtalo', 'crop bottom 33', 0],
  ["le tiers du bas c'est que du bitume, coupe-le", 'crop bottom 33', 0],
  ['o terço de baixo é só chão, corta', 'crop bottom 33', 0],
  ['il terzo inferiore è solo asfalto, taglialo', 'crop bottom 33', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge', 'percent'])).toEqual([plan, undone]),
);
