import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['haz los coches más claros', 'car'],
  ['deixa o cachorro e o gato mais claros', 'dog + cat'],
  ['rendi il cane e il gatto più chiari', 'dog + cat'],
])('“%s” brightens what it names', (prompt, where) =>
  expect(readPrompt(prompt).steps).toMatchObject([{ operation: 'brighten', options: { where } }]),
);

it('“los coches más borrosos” removes no cars', () =>
  expect(readPrompt('los coches más borrosos').steps).toEqual([]));
