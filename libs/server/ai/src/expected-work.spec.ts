import { readPrompt } from '@safelight/prompts';
import { expectedWork } from './expected-work.ts';

const expected = (prompt: string, megapixels: number) => expectedWork(readPrompt(prompt).steps, megapixels);

it('expects more time for a larger picture, for a costlier operation and for a second step', () => {
  const short = expected('Make it black and white', 1);
  expect(short.kind).toBe('black-and-white');
  expect(short.ms).toBeLessThan(1_000);
  expect(expected('Make it black and white', 12).ms).toBeGreaterThan(short.ms);
  expect(expected('Upscale to 4K', 1).ms).toBeGreaterThan(12_000);
  const both = expected('remove the background and make it black and white', 1);
  expect(both.kind).toBe('remove-background');
  expect(both.ms).toBeGreaterThan(expected('remove the background', 1).ms);
});

it('expects 50 ms for a prompt that is refused', () => {
  expect(expected('add a dog', 12)).toEqual({ kind: 'refused', ms: 50 });
});
