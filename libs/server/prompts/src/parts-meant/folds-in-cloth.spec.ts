import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['wrinkle on the sleeve please remove', '', 1],
  ['brighten it and remove wrinkles on the sleeve', 'brighten', 1],
  ['Falten im Ärmel bitte entfernen', '', 1],
  ['arrugas en la manga quitar por favor', '', 1],
  ['enlève les plis du drap', '', 1],
  ['tira as rugas do lençol', '', 1],
  ['togli le pieghe dalla manica', '', 1],
  // Of the face, of another wish, and of the print.
  ['remove the wrinkles around my eyes', 'smooth-skin', 0],
  ['remove the wrinkles and make the shirt blue', 'smooth-skin + recolor', 0],
  ["there's a crease running through her collar on this old photo, please mend it", 'repair-scratches', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
