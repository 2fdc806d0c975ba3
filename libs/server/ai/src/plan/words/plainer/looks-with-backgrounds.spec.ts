import { readPrompt } from '../../read-prompt.ts';

const operationsOf = (prompt: string): readonly string[] =>
  readPrompt(prompt).steps.map(({ operation }) => operation);

it.each([
  'disney but with a white background',
  'Disney mit weißem Hintergrund',
  'disney con fondo blanco',
  'disney avec fond blanc',
  'disney com fundo branco',
  'disney ma con sfondo bianco',
  'pixar style with a blue background',
  'anime with white background',
])('“%s” names a look and a background', (prompt) => {
  expect(operationsOf(prompt)).toEqual(['replace-background', 'cartoon']);
});

it('a poster on the wall is no look', () => {
  expect(operationsOf('the anime poster on the wall, with a white background')).not.toContain('cartoon');
});
