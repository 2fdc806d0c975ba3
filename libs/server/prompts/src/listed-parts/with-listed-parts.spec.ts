import { readPrompt } from '../read-prompt.ts';

const wheres = (prompt: string): readonly unknown[] =>
  readPrompt(prompt).steps.map(({ options }) => options['where'] ?? options['names']);

it.each([
  ['blur everything except my dog and cat', 'not dog + cat'],
  ['alles außer dem Hund, der Katze und dem Auto schwarzweiß', 'not dog + cat + car'],
  ['todo borroso menos el coche y el autobús', 'not car + bus'],
  ['tout en noir et blanc sauf le chien et le chat', 'not dog + cat'],
  ['tudo em preto e branco menos o cachorro e o gato', 'not dog + cat'],
  ['tutto in bianco e nero tranne il cane e il gatto', 'not dog + cat'],
  ['only the car and the bus should stay in colour, rest black and white', 'not car + bus'],
  ['pixelate the car and the bus', 'car + bus'],
  ['make the dog and the cat brighter', 'dog + cat'],
  ['the dog and the cat are too dark', 'dog + cat'],
  ['assombris le ciel et les arbres', 'sky + plants'],
])('“%s” is about all the parts of its list: %s', (prompt, where) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect({ where: steps.map(({ options }) => options['where']), notPossible }).toEqual({
    where: [where],
    notPossible: [],
  });
});

it('each part of a list gets the color', () =>
  expect(wheres('make the car and the bike red')).toEqual(['car', 'bicycle']));

it('texts and license plates of a list are hidden apart from the rest of it, because they are hidden line by line', () =>
  expect(wheres('pixelate the screen, the car and the license plate')).toEqual([
    'tv + car',
    'license plate',
  ]));

it.each([
  ['blur everything except the dog and the statue'],
  ['blur everything except the statue and the dog'],
  ['black and white except the bride and the flowers'],
])('“%s” is refused, because nothing finds one of the parts to spare', (prompt) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect(steps).toEqual([]);
  expect(notPossible).toEqual([expect.stringMatching(/statue|flowers/)]);
});

it.each([
  ['make the sky darker and the trees brighter', ['sky', 'plants']],
  ['blur the dog and make the car red', ['car', 'dog']],
  ['make the couch blue and the chair red', ['couch', 'chair']],
])('“%s” is no list: each part has a wish of its own', (prompt, parts) =>
  expect(wheres(prompt)).toEqual(parts),
);

it('a part that nothing finds is said, and the others of the list are changed', () =>
  expect(readPrompt('blur the dog and the statue')).toMatchObject({
    steps: [{ operation: 'blur', options: { where: 'dog' } }],
    notPossible: ['“the statue”'],
  }));
