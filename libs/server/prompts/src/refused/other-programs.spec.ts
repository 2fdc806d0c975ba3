import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['motion blur', '', 1],
  ['add a radial blur effect', '', 1],
  ['Bewegungsunschärfe bitte', '', 1],
  ['outer glow', '', 1],
  ['outer glow around me', '', 1],
  ['hue shift 30', '', 1],
  ['solarize', '', 1],
  ['shift the hue by 20 degrees', '', 1],
  ['resize to 2 megapixels', '', 1],
  ['make it 2 megapixels', '', 1],
  ['auf 5 Megapixel verkleinern', '', 1],
  ['blur it', 'blur', 0],
  ['gaussian blur', 'blur', 0],
  ['it has motion blur, sharpen it', 'sharpen', 0],
  ['neon glow', 'neon-glow', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
