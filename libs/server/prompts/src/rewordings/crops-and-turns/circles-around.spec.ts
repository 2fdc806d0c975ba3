import { planAndUndone } from '../../testing/plan-and-undone.ts';

const ROUND = 'crop 1:1 subject + round-corners circle';

it.each([
  ['crop in a circle around the kitten', ROUND, 0],
  ['schneide es kreisförmig um die Katze aus', ROUND, 0],
  ['recortada en círculo alrededor del gatito', ROUND, 0],
  ['recadrée en rond autour du chaton', ROUND, 0],
  ['recorta em círculo em volta do gatinho', ROUND, 0],
  ['ritagliato in tondo attorno al gattino', ROUND, 0],
  ['crop in a circle', 'round-corners circle', 0],
  ['draw a circle around the kitten', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'around', 'shape'])).toEqual([plan, undone]),
);
