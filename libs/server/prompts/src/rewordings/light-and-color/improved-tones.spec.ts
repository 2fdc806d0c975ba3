import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['improve the sharpness', 'sharpen', 0],
  ['improve the contrast', 'contrast', 0],
  ['repair the scratches, improve the sharpness', 'repair-scratches + sharpen', 0],
  ['verbessere die Schärfe', 'sharpen', 0],
  ['mejora la nitidez', 'sharpen', 0],
  ['améliore le contraste et la netteté', 'contrast + sharpen', 0],
  ['melhora a nitidez', 'sharpen', 0],
  ['migliora la nitidezza', 'sharpen', 0],
  ['improve the quality', 'improve-quality', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
