import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["I don't want to see the shadow", '', 1],
  ['brighten it, the shadow on the wall should not be visible', 'brighten', 1],
  ['der Schatten an der Wand soll nicht zu sehen sein', '', 1],
  ['mach es heller, man soll den Schatten an der Wand nicht sehen', 'brighten', 1],
  ['que no salga la sombra', '', 1],
  ['máximo 100 kb, y que no salga la sombra de la oreja en la pared', 'convert-format', 1],
  ["éclaircis-la, qu'on ne voie pas l'ombre sur le mur", 'brighten', 1],
  ['clareia, que não apareça a sombra na parede', 'brighten', 1],
  ["schiariscila, che non si veda l'ombra sul muro", 'brighten', 1],
  // Near misses.
  ['que se vea la sombra', '', 1],
  ['add a soft shadow', 'product-shadow', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
