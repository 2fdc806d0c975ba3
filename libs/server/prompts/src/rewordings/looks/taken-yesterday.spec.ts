import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the 70s pic look like it was taken yesterday', 'repair-scratches', 0],
  ['make this old photo look as if it were taken today', 'repair-scratches', 0],
  ['mach, dass das alte Foto aussieht', '', 1],
  ['haz que la foto parezca tomada ayer', 'repair-scratches', 0],
  ["fais que cette photo ait l'air prise hier", 'repair-scratches', 0],
  ['faz a foto parecer tirada ontem', 'repair-scratches', 0],
  ['fai sembrare la foto scattata ieri', 'repair-scratches', 0],
  ['make it look like it was taken in the 70s', 'vintage', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
