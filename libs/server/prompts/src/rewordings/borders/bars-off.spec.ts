import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove black bars', 'crop all', 0],
  ['schwarze Balken weg', 'crop all', 0],
  ['quita las barras negras', 'crop all', 0],
  ['enlève les bandes noires', 'crop all', 0],
  ['tira a moldura', 'crop all', 0],
  ['togli la cornice', 'crop all', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge'])).toEqual([plan, undone]),
);
