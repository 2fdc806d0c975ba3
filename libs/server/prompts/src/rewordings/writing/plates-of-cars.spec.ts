import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['hide the plate on the golf', 'blur license plate', 0],
  ['hide the plates on the car', 'blur license plate', 0],
  ['blur the plate of my old van', 'blur license plate', 0],
  ["blur my car's plate", 'blur license plate', 0],
  ['license plate covered', 'blur license plate', 0],
  ['Kennzeichen abgedeckt', 'blur license plate', 0],
  ['plaque cachée', 'blur license plate', 0],
  ['placa coberta', 'blur license plate', 0],
  ['macchina nera, targa coperta', 'recolor + blur license plate', 0],
  // A dish.
  ['hide the plate on the table', '', 1],
  ['blur the plate on the table', '', 1],
  ['hide the plate of food', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
