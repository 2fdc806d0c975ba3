import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['das Bild ist überschärft', 'blur', 0],
  ["l'image est trop accentuée", 'blur', 0],
  ['sobra nitidez', 'blur', 0],
  ['nítida demais', 'blur', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
