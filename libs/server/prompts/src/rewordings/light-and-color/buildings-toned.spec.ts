import { readPrompt } from '../../read-prompt.ts';
import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the house darker', 'darken', 0],
  ['make the church darker', 'darken', 0],
  ['please make our house brighter', 'brighten', 0],
  ['mach das Haus dunkler', 'darken', 0],
  ['haz la casa más oscura', 'darken', 0],
  ['rends la maison plus sombre', 'darken', 0],
  ["rends l'église plus claire", 'brighten', 0],
  ['deixa a casa mais escura', 'darken', 0],
  ['rendi la chiesa più chiara', 'brighten', 0],
  // One of several things, and a new color.
  ['make the house on the left darker', '', 1],
  ['make the house door darker', '', 1],
  ['make the house red', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);

it.each([
  ['make the house a bit darker', 0.5],
  ['make the house way brighter', 1.5],
  ['mach das Haus etwas heller', 0.5],
  ['mach das Haus viel heller', 1.5],
  ['haz la casa un poco más clara', 0.5],
  ['rends la maison un peu plus claire', 0.5],
  ['deixa a casa um pouco mais escura', 0.5],
  ["rendi la casa un po' più chiara", 0.5],
])('“%s” has its strength', (prompt, strength) => {
  expect(readPrompt(prompt).steps).toEqual([expect.objectContaining({ strength })]);
});
