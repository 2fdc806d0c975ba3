import { readPrompt } from '../../read-prompt.ts';

const steps = (prompt: string): readonly unknown[] =>
  readPrompt(prompt).steps.map(({ operation, options }) => [
    operation,
    options['around'] ?? options['names'],
  ]);

it.each([
  "there's too much table",
  'way too much floor in the shot',
  'too much bed around him, crop tighter please',
  'da ist zu viel Tisch im Bild',
  'hay demasiada mesa',
  'il y a trop de table',
  'tem mesa demais',
  "c'è troppo tavolo",
])('“%s” is cropped closer to the subject', (prompt) => {
  expect(steps(prompt)).toEqual([['crop', 'subject']]);
});

it.each([
  ['too many people', 'person'],
  ['too many chairs', 'chair'],
])('“%s” asks to remove what can be counted: %s', (prompt, names) => {
  expect(steps(prompt)).toEqual([['remove-object', names]]);
});

it.each(['too much stuff on the table', 'too much table, remove it'])('“%s” is not cropped', (prompt) => {
  expect(steps(prompt)).not.toContainEqual(['crop', 'subject']);
});
