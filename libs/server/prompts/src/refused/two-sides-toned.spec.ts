import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['darken the top and the bottom', '', 1],
  ['brighten the left and right sides', '', 1],
  ['dunkle oben und unten ab', '', 1],
  ['oscurece arriba y abajo', '', 1],
  ['assombris le haut et le bas', '', 1],
  ['escurece em cima e embaixo', '', 1],
  ['scurisci sopra e sotto', '', 1],
  ['darken the top', 'darken', 0],
  ['crop the top and the bottom', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
