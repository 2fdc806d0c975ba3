import { readPrompt } from './read-prompt.ts';

it.each([
  ['If it is wider than 2000 px, reduce it to 2000', { width: 2000 }],
  ['Si la photo fait plus de 2000 px de large, réduis-la à 2000', { width: 2000 }],
  ['Generate a smaller version of this, 640x480', { width: 640, height: 480 }],
  // Alike, with one size.
  ['reduce it to 40 percent', { percent: 40 }],
  ['make it half the size', { percent: 50 }],
] as const)('“%s” has one size', (prompt, options) =>
  expect(readPrompt(prompt).steps).toEqual([expect.objectContaining({ operation: 'resize', options })]),
);
