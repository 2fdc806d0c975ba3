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

it.each(['malerisch mit goldenem Rahmen', 'pittorico con cornice dorata', 'Ölgemälde mit goldenem Rahmen'])(
  '“%s” names a look and the color of a frame',
  (prompt) => {
    const { steps } = readPrompt(prompt);
    expect(steps.map(({ operation }) => operation)).toEqual(['oil-painting', 'border']);
    expect(steps[1]?.options).toEqual(expect.objectContaining({ name: 'gold' }));
  },
);
