import { readPrompt } from '../read-prompt.ts';

const KEYS = ['text', 'place', 'size', 'opacity'];
const optionsOf = (prompt: string): readonly unknown[] =>
  readPrompt(prompt).steps.map(({ operation, options }) => [
    operation,
    ...KEYS.flatMap((key) => options[key] ?? []),
  ]);

it.each([
  ['watermark Bakery Lucia bottom left, small', 'Bakery Lucia'],
  ['marca de agua con Panadería Lucía abajo a la izquierda, pequeña', 'Panadería Lucía'],
  ['filigrane Boulangerie Lucie en bas à gauche, petit', 'Boulangerie Lucie'],
  ['filigrana Panificio Lucia in basso a sinistra, piccola', 'Panificio Lucia'],
])('the letters of “%s” are small', (prompt, text) => {
  expect(optionsOf(prompt)).toEqual([['watermark', text, 'bottom-left', 'small']]);
});

it.each([
  ['write "A" in the left corner', 'bottom-left'],
  ['schreib "A" in die linke Ecke', 'bottom-left'],
  ['escribe "A" en la esquina izquierda', 'bottom-left'],
  ['signe "A" dans le coin gauche', 'bottom-left'],
  ['escreve "A" no canto esquerdo', 'bottom-left'],
  ['scrivi "A" nell’angolo sinistro', 'bottom-left'],
  ['logo "A" dans le coin droit', 'bottom-right'],
  ['write "A" in the left corner, at the top', 'top-left'],
])('the corner in “%s” is %s', (prompt, place) =>
  expect(readPrompt(prompt).steps.map(({ options }) => options['place'])).toEqual([place]),
);

it('a watermark in a corner is faint, and not the corner', () => {
  expect(optionsOf('watermark "A" in the bottom right corner, very faint')).toEqual([
    ['watermark', 'A', 'bottom-right', 0.35],
  ]);
});

it('a small picture is no watermark', () => {
  expect(optionsOf('hazla pequeña')).toEqual([['resize']]);
});

it.each([
  ['retro, yellow and brown, "HELLO" at the top in white', '#ffffff'],
  ['Retro, gelb und braun, oben "Hallo" in weiß', '#ffffff'],
  ['roxo e preto, "NOITE CLARA" no centro em branco', '#ffffff'],
])('the color of the letters of “%s” stands beside the text', (prompt, color) =>
  expect(
    readPrompt(prompt).steps.flatMap(({ operation, options }) =>
      operation === 'add-text' ? [options['color']] : [],
    ),
  ).toEqual([color]),
);
