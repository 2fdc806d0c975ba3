import { readPrompt } from '../read-prompt.ts';

const strengthsOf = (prompt: string): Readonly<Record<string, number>> =>
  Object.fromEntries(readPrompt(prompt).steps.map(({ operation, strength }) => [operation, strength]));

it.each([
  ['tapa la matrícula. sube un poco el brillo', { blur: 1, brighten: 0.5 }],
  ['più definizione. denti bianchi ma naturali', { sharpen: 1, recolor: 0.5 }],
  // Near misses: an amount of all, and the answer to a complaint.
  ['brighter and sharper, both just a bit', { brighten: 0.5, sharpen: 0.5 }],
  ["calore, contrasto e nitidezza, tutto un po'", { 'warm-tones': 0.5, contrast: 0.5, sharpen: 0.5 }],
  ['too saturated, tone it down a bit', { saturation: 0.5 }],
] as const)('an amount of a later wish is not that of an earlier one: “%s”', (prompt, strengths) =>
  expect(strengthsOf(prompt)).toEqual(strengths),
);
