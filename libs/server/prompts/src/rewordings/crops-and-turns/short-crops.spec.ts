import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['crop left 20% and top 10%', 'crop left 20 + crop top 10', 0],
  ['crop 4:5 keep the head', 'crop 4:5 face', 0],
  ['crop in on the eyes', 'crop face', 0],
  ['curves s shape', 'contrast', 0],
  ['double border black and white', 'border black + border white', 0],
  ['crop left 20%', 'crop left 20', 0],
  ['corta quadradinho', 'crop 1:1', 0],
  ['a black border', 'border black', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'edge', 'percent', 'around', 'keeps', 'name'])).toEqual([
    plan,
    undone,
  ]),
);
