import { readPrompt } from './read-prompt.ts';

describe('a prompt does nothing that it negates', () => {
  it.each([
    ["noise reduction only, don't sharpen", 'denoise'],
    ["denoise it but don't sharpen", 'denoise'],
    ['remove the grain, no sharpening please', 'denoise'],
    ['entrausche es, aber nicht schärfen', 'denoise'],
    ['sin viñeta, solo más claro', 'brighten'],
  ])('%s', (prompt, expected) => {
    const { steps, notPossible } = readPrompt(prompt);
    expect(steps.map(({ operation }) => operation).join(' + ')).toBe(expected);
    expect(notPossible).toEqual([]);
  });
});
