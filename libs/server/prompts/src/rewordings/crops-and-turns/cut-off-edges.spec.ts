import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cut 20 px off the edges', 'crop all 20', 0],
  ['trim 30 pixels from all edges', 'crop all 30', 0],
  ['cut 10% off the edges', 'crop all 10', 0],
  ['Bildränder 20 px abschneiden', 'crop all 20', 0],
  ['recorta 20 px de los bordes', 'crop all 20', 0],
  ['rogne 20 pixels sur les bords', 'crop all 20', 0],
  ['corta 20 px das bordas', 'crop all 20', 0],
  ['taglia 20 px dai bordi', 'crop all 20', 0],
  ['cut the top off', 'crop top 15', 0],
  ['crop the left side off and brighten', 'brighten + crop left 15', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge', 'pixels', 'percent'])).toEqual([plan, undone]),
);
