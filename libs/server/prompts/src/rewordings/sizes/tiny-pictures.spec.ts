import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["thumbnail's tiny, 240 px, want to print it on a mug", 'upscale', 0],
  ["it's tiny", 'upscale', 0],
  ["it's tiny, 240 px", 'upscale', 0],
  ['das Bild ist winzig, nur 300 px breit', 'upscale', 0],
  ['sie ist winzig', 'upscale', 0],
  ['está diminuta', 'upscale', 0],
  ['elle est toute petite', 'upscale', 0],
  ['tá pequenininha', 'upscale', 0],
  ['è piccolissima', 'upscale', 0],
  ['make it tiny', 'resize', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
