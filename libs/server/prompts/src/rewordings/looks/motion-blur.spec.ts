import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['fake motion blur on the bus', '', 1],
  ['fake a bit of motion blur on the bus only', '', 1],
  ['simulate motion blur', '', 1],
  ['give the car some motion blur', '', 1],
  ['put some motion blur on the car', '', 1],
  ['create motion blur behind the bus', '', 1],
  ['make it have motion blur', '', 1],
  ['brighten it and fake some motion blur', 'brighten', 1],
  ['gib dem Auto etwas Bewegungsunschärfe', '', 1],
  ['simula un desenfoque de movimiento en el coche', '', 1],
  ['donne un flou de mouvement à la voiture', '', 1],
  ['dá um desfoque de movimento no carro', '', 1],
  ['dai un effetto mosso alla macchina', '', 1],
  // A fault, which is mended.
  ['there is motion blur on the bus', 'sharpen bus', 0],
  ['too much motion blur on the bus', 'sharpen bus', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
