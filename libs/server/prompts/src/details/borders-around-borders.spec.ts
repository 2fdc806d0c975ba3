import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['thin black line around it then a wide white mat', 'border black thin + border white thick'],
  ['thin black border around the photo, then a white border', 'border black thin + border white'],
  ['a black frame and around it a white one', 'border black + border white'],
  ['ein schwarzer Rahmen und drumherum ein weißer Rahmen', 'border black + border white'],
  ['un marco negro y alrededor otro blanco', 'border black + border white'],
  ['a blue border around a white one', 'border white + border blue'],
  ['white border with a thin black border around it', 'border white + border black thin'],
  ['black border inside, white border outside', 'border black + border white'],
] as const)('of two borders the inner one is drawn first: “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['name', 'thickness'])).toEqual([plan, 0]),
);
