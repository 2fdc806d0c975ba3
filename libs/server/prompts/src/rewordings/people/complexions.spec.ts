import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['give her a healthier complexion', 'warm-tones'],
  ['bisschen gesündere Farbe bitte', 'warm-tones'],
  ['un color de piel más saludable', 'warm-tones'],
  ['un teint plus sain', 'warm-tones'],
  ['cor de pele mais saudável', 'warm-tones'],
  ['un colorito più sano', 'warm-tones'],
  ['give my face some color', 'warm-tones'],
  ['gib mir etwas Farbe ins Gesicht', 'warm-tones'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
