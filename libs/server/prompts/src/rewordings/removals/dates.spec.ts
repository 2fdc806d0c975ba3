import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the date', 'remove-object text corner', 0],
  ['remove the date from the photo', 'remove-object text corner', 0],
  ['entferne das Datum', 'remove-object text corner', 0],
  ['quita la fecha', 'remove-object text corner', 0],
  ['enlève la date', 'remove-object text corner', 0],
  ['tira a data', 'remove-object text corner', 0],
  ['togli la data', 'remove-object text corner', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'place'])).toEqual([plan, undone]),
);
