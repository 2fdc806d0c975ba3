import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make it look like an old film, kinda grainy', 'film-grain + vintage', 0],
  ['alter Film Look mit Korn', 'film-grain + vintage', 0],
  ['aspecto de película antigua con grano', 'film-grain + vintage', 0],
  ['effet vieux film avec du grain', 'film-grain + vintage', 0],
  ['deixa com cara de filme antigo, meio granulado', 'film-grain + vintage', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
