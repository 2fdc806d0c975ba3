import { planAndUndone } from '../testing/plan-and-undone.ts';
import { readPrompt } from '../read-prompt.ts';

const strengthsOf = (prompt: string): readonly number[] =>
  readPrompt(prompt).steps.map(({ strength }) => strength);

it.each([
  'give it warmth, contrast and sharpness, all a little',
  'Wärme, Kontrast und Schärfe, alles ein bisschen',
  'Dale calor, contraste y nitidez, en ese orden, todo poquito',
  'chaleur, contraste et netteté, le tout un peu',
  'calor, contraste e nitidez, tudo um pouquinho',
  "calore, contrasto e nitidezza, tutto un po'",
])('“%s” asks for a little of everything', (prompt) => {
  expect(planAndUndone(prompt, [])).toEqual(['contrast + sharpen + warm-tones', 0]);
  expect(strengthsOf(prompt)).toEqual([0.5, 0.5, 0.5]);
});

it.each([
  ['warmth, contrast and a little sharpness', [1, 0.5, 1]],
  ['a lot of contrast, everything a bit brighter', [1.5, 0.5]],
] as const)('“%s” has amounts of its own', (prompt, strengths) => {
  expect(strengthsOf(prompt)).toEqual(strengths);
});
