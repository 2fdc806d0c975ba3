import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['head should be 70% of the height', '', 1],
  ['the product must fill 85 to 90 % of the frame', '', 1],
  ['der Kopf soll 70% der Höhe einnehmen', '', 1],
  ['la cabeza debe ocupar el 70 % de la altura', '', 1],
  ['la tête doit occuper 70 % de la hauteur', '', 1],
  ['a cabeça deve ocupar 70% da altura', '', 1],
  ["la testa deve occupare il 70% dell'altezza", '', 1],
  ['resize the photo to 70% of the height', 'resize', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
