import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ["complete the rest of the car that's out of the picture", '', 1],
  ['completa el resto del coche que quedó fuera de la foto', '', 1],
  ['complète le reste de la voiture qui est coupée', '', 1],
  ['completa o resto do carro que ficou fora da foto', '', 1],
  ['completa il resto della macchina che è rimasta fuori', '', 1],
  // A removal.
  ['remove the car', 'remove-object', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
