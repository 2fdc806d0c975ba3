import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ["eye and muzzle need a bit more light, there's nothing there but black", '', 1],
  ['die Schnauze braucht etwas mehr Licht', '', 1],
  ['el hocico necesita un poco más de luz', '', 1],
  ["le museau a besoin d'un peu plus de lumière", '', 1],
  ['o focinho precisa de mais luz', '', 1],
  ['il muso ha bisogno di più luce', '', 1],
  ['the picture needs a bit more light', 'brighten', 0],
  ['my eyes should have more light', 'brighten', 0],
  ['the mouth needs more light, and remove the background', 'remove-background', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
