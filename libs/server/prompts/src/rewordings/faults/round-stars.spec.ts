import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['stars are egg shaped in the corners, can you round them up', '', 1],
  ['the stars in the corners look like eggs, make them round', '', 1],
  ['round the corners', 'round-corners rounded', 0],
  ['a photo of us, can you round it', 'round-corners circle', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['shape'])).toEqual([plan, undone]),
);
