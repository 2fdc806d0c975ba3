import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['can my eyes be greener', 'recolor green', 0],
  ['mis ojos más verdes', 'recolor green', 0],
  ['mes yeux plus verts', 'recolor green', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]),
);
