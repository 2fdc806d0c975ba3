import { readPrompt } from '../../read-prompt.ts';

const operationsOf = (prompt: string): readonly string[] =>
  readPrompt(prompt)
    .steps.map(({ operation }) => operation)
    .toSorted();

it.each([
  'remove the background and the text',
  'quita el fondo y el texto',
  'enlève le fond et le texte',
  'tira o fundo e o texto',
  "togli lo sfondo e l'orologio",
  'bitte Hintergrund und Text entfernen',
])('“%s” removes both', (prompt) => {
  expect(operationsOf(prompt)).toEqual(['remove-background', 'remove-object']);
});

it('two things before a German verb go', () => {
  const { steps } = readPrompt('den Mann und den Hund entfernen');
  expect(steps.map(({ options }) => options['names'])).toEqual(['person,dog']);
});

it('what is left in the picture is not removed', () => {
  expect(operationsOf('enlève le fond et laisse juste la chaise')).toEqual(['remove-background']);
});
