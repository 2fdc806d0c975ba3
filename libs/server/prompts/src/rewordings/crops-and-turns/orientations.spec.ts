import { planAndUndone } from '../../testing/plan-and-undone.ts';
import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['crop to portrait', 'crop 4:5'],
  ['en vertical', 'crop 4:5'],
  ['in verticale', 'crop 4:5'],
  ['make it landscape', 'crop 16:9'],
  ['en horizontal', 'crop 16:9'],
  ['in orizzontale', 'crop 16:9'],
  ['horizontal version', 'crop 16:9'],
  ['flip it horizontal', 'flip horizontal'],
  ['portrait mode', 'blur-background'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['ratio', 'axis'])).toEqual([plan, 0]);
});

it.each([
  'keep the background',
  'leave the background',
  'Hintergrund behalten',
  'mantén el fondo',
  'garde le fond',
  'mantém o fundo',
  'tieni lo sfondo',
])('“%s” does nothing to the background', (prompt) => expect(readPrompt(prompt).steps).toEqual([]));

it.each(['remove flash', 'quita el flash'])('“%s” does not look for red eyes', (prompt) =>
  expect(readPrompt(prompt).steps).toEqual([]),
);
