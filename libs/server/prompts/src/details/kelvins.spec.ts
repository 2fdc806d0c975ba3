import { readPrompt } from '../read-prompt.ts';

it.each([
  ['set the white balance to 5600 K', ['color-correction'], '“5600 K”'],
  ['Weißabgleich auf 4000 Kelvin', ['color-correction'], '“4000 Kelvin”'],
  ['make it 3200K', [], '“3200K”'],
  ['warmer, something like 6500k', ['warm-tones'], '“6500k”'],
])('“%s”: the color temperature is said not to be set', (prompt, operations, told) => {
  const { steps, notPossible, hints } = readPrompt(prompt);
  expect(steps.map(({ operation }) => operation)).toEqual(operations);
  expect(notPossible).toContain(told);
  expect(hints).toEqual(expect.arrayContaining([expect.stringContaining('kelvins')]));
});

it.each(['upscale to 4K', '8k', 'make it 3000 px wide'])('“%s” has no color temperature', (prompt) =>
  expect(readPrompt(prompt).notPossible).toEqual([]),
);
