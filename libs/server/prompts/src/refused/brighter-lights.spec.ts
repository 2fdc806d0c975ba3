import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['crank the red lights and kill the exit sign', '', 1],
  ['die roten Lichter heller machen', '', 1],
  ['sube las luces rojas', '', 1],
  ['rends les lumières rouges plus fortes', '', 1],
  ['deixa as luzes vermelhas mais fortes', '', 1],
  ['rendi le luci rosse più forti', '', 1],
  ['make the blue lights brighter', '', 1],
  ['brighten the picture', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
