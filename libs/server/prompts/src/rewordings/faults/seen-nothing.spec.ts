import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['no se ve un carajo de lo oscura', 'low-light', 0],
  ['on voit que dalle', 'low-light', 0],
  ["you can't see crap, it's so dark", 'low-light', 0],
  ['non si vede un cazzo', 'low-light', 0],
  ['man sieht gar nix', 'low-light', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
