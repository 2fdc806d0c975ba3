import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Do an unsharp mask, amount 120, radius 1.5, threshold 3', 'sharpen', 0],
  ['unscharf maskieren, Radius 2', 'sharpen', 0],
  ["pixelate the kid's face, big chunky pixels", 'hide-faces', 0],
  ['pixelate it with big squares', 'pixelate', 0],
  ['round the corners, radius 20', 'round-corners', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
