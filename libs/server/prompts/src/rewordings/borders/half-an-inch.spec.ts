import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['a white border of about half an inch', 'border inches', 0],
  ['weißer Rahmen, einen halben Zentimeter', 'border centimeters', 0],
  ['un borde blanco de medio centímetro', 'border centimeters', 0],
  ['a white border', 'border', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['unit'])).toEqual([plan, undone]),
);
