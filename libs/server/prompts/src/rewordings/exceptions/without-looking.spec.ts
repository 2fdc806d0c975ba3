import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['less orange without making us look dead', 'color-correction', 0],
  ["brighten it but don't make me look pale", 'brighten', 0],
  ['more saturation without turning us orange', 'saturation', 0],
  ['mach es heller, ohne uns blass zu machen', 'brighten', 0],
  ['aclara la foto sin dejarnos pálidos', 'brighten', 0],
  ['éclaircis sans nous rendre pâles', 'brighten', 0],
  ['clareia sem deixar a gente pálido', 'brighten', 0],
  ['schiarisci senza farci sembrare pallidi', 'brighten', 0],
  // This excepts a part.
  ['brighten without making me look pale and crop it square', 'brighten + crop', 0],
  ["make it warmer but don't make my face warmer", 'warm-tones not face', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
