import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['la voiture en rose fluo', 'recolor #f48fb8', 0],
  ['fond rose fluo', 'replace-background', 0],
  ['lacets gardés rose fluo', '', 1],
  ['laces kept neon pink', '', 1],
  ['os cadarços rosa neon', '', 1],
  ['los cordones rosa fosforito', '', 1],
  ['lacci fucsia fluo', '', 1],
  ['neon pink text "Hi"', 'add-text #f48fb8', 0],
  // The look, and light.
  ['neon pink', 'neon-glow', 0],
  ['neon blue lights', 'neon-glow', 0],
  ['effet néon rose', 'neon-glow', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['color'])).toEqual([plan, undone]),
);
