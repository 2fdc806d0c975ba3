import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cover the eyes area but teeth must stay visible', '', 1],
  ['hide the eye area', '', 1],
  ['blur the eye area', 'blur eyes', 0],
  ['tapa la zona de los ojos', '', 1],
  ['cache la zone des yeux', '', 1],
  ['cobre a área dos olhos', '', 1],
  ['copri la zona degli occhi', '', 1],
  // The skin around them, and whole faces.
  ['cover the faces', 'hide-faces', 0],
  // Perhaps the skin around them shall be darker.
  ['oscura la zona degli occhi', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
