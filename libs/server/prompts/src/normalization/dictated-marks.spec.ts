import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['quiero que el atardecer se vea mas dorado coma pero que no nos ponga la piel naranja punto', 'sunset', 1],
  ['éclaircis virgule recadre en carré point', 'brighten + crop', 0],
  ['schiarisci virgola ritaglia quadrato punto', 'brighten + crop', 0],
  ['virgule euh non attends efface la cafetière point et agrandis le tout fois deux', 'upscale', 1],
  // A mark of which somebody speaks.
  ['remove the comma', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
