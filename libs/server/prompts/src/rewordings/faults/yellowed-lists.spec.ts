import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['restore this portrait: stains, scratches, yellowing', 'repair-scratches + color-correction', 0],
  ['altes Foto: Kratzer, Flecken und Vergilbung', 'repair-scratches + color-correction', 0],
  ['restaura la foto: graffi, macchie, ingiallimento', 'repair-scratches + color-correction', 0],
  ['Vergilbung raus', 'color-correction', 0],
  ['Vergilbung raus, Staub und Kratzer weg', 'repair-scratches + color-correction', 0],
  ['entferne die Vergilbung', 'color-correction', 0],
  ['remove the scratches but keep the yellowing', 'repair-scratches', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
