import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the vignette', 'brighten corners', 0],
  ['Vignette entfernen', 'brighten corners', 0],
  ['quita el viñeteado', 'brighten corners', 0],
  ['enlève le vignettage', 'brighten corners', 0],
  ['tira a vinheta', 'brighten corners', 0],
  ['togli la vignettatura', 'brighten corners', 0],
  ['no vignette please, just warmer', 'warm-tones', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
