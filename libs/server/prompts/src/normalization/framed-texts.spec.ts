import { readPrompt } from '../read-prompt.ts';

const read = (wish: string): readonly unknown[] =>
  readPrompt(wish).steps.map(({ operation, options }) => [operation, options['color'], options['text']]);

it.each([
  'white border with the text "Anna"',
  'weißer Rand mit dem Text "Anna"',
  'borde blanco con el texto "Anna"',
  'bordure blanche avec le texte "Anna"',
  'borda branca com o texto "Anna"',
  'bordo bianco con il testo "Anna"',
])('“%s” are a border and a text', (wish) => {
  expect(read(wish)).toEqual([
    ['border', '#ffffff', undefined],
    ['add-text', undefined, 'Anna'],
  ]);
});

it.each(['text "Anna" with a white border', 'white border and the text "Anna"'])(
  'the text stays where it is in “%s”',
  (wish) => {
    expect(read(wish)).toContainEqual(['add-text', undefined, 'Anna']);
  },
);

it('says that a name is not written', () =>
  expect(readPrompt('white border with my name').notPossible).toEqual(['“with my name”']));
