import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['give me glowing eyes like a boss fight', '', 1],
  ['make my eyes glow red', '', 1],
  ['glowing eyes', '', 1],
  ['laser eyes', '', 1],
  ['give him red eyes', '', 1],
  ['make the eyes red', '', 1],
  ['gib mir leuchtende augen', '', 1],
  ['lass meine augen leuchten', '', 1],
  ['ojos brillantes como un demonio', '', 1],
  ['dale ojos rojos', '', 1],
  ['des yeux qui brillent', '', 1],
  ['dá-lhe olhos vermelhos', '', 1],
  ['dagli occhi rossi', '', 1],
  // What the flash did, and eyes of another color.
  ['red eyes from the flash', 'red-eye', 0],
  ['glowing red eyes in this flash photo, fix', 'red-eye', 0],
  ['fix the red eyes', 'red-eye', 0],
  ['brighter eyes', 'brighten', 0],
  ['give her blue eyes', 'recolor', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
