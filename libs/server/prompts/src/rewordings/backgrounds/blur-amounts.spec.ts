import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['desenfoque del fondo al 50 %', 'blur-background', 0],
  ['põe o desfoque do fundo a 50%', 'blur-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
