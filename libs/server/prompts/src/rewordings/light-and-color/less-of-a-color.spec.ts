import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the car less red', 'saturation less car', 0],
  ['mach das Auto weniger rot', 'saturation less car', 0],
  ['haz el coche menos rojo', 'saturation less car', 0],
  ['rends la voiture moins rouge', 'saturation less car', 0],
  ['deixa o carro menos vermelho', 'saturation less car', 0],
  ['rendi la macchina meno rossa', 'saturation less car', 0],
  ['il cielo meno blu del mare', 'saturation less sky', 0],
  ['make the grass less green', 'saturation less plants', 0],
  ['make the grass less yellow', 'recolor green', 0],
  ['make the car red', 'recolor red', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction', 'where', 'name'])).toEqual([plan, undone]),
);
