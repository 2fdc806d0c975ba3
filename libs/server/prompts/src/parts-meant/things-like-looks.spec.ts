import { readPrompt } from '../read-prompt.ts';

const operationsIn = (wish: string): readonly string[] =>
  readPrompt(wish).steps.map(({ operation }) => operation);

it.each([
  'remove the oil painting above the sofa',
  'Aquarell an der Wand weg',
  'quita el cuadro de la pared',
  "enlève la peinture à l'huile au-dessus du canapé",
  'togli il quadro dal muro',
  'remove the neon sign',
  'mirror on the wall needs cleaning',
  'make the pencil in his hand red',
  'der Bleistift soll blau sein',
  'her cartoon t-shirt should be plain',
  'un cadre de lunettes rouge',
])('“%s” names a thing, and no look', (wish) => expect(operationsIn(wish)).toEqual([]));

it.each([
  ['turn it into an oil painting', 'oil-painting'],
  ['Aquarell auf weißem Papier', 'watercolor'],
  ['dibujo a lápiz de mi perrita', 'pencil-sketch'],
  ['remove the background and make it a watercolor', 'watercolor'],
  ['the vintage look please', 'vintage'],
  ['mirror it', 'flip'],
  ['un cadre rouge', 'border'],
  ['make my dog a cartoon dog', 'cartoon'],
])('“%s” is still read as %s', (wish, operation) => expect(operationsIn(wish)).toContain(operation));

it('does not miss a look that only describes a thing', () => {
  const { steps, notPossible } = readPrompt('make the vintage car blue');
  expect(steps.map(({ operation }) => operation)).toEqual(['recolor']);
  expect(notPossible).toEqual([]);
});
