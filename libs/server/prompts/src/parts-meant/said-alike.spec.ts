import { readPrompt } from '../read-prompt.ts';

const operationsIn = (wish: string): readonly string[] =>
  readPrompt(wish).steps.map(({ operation }) => operation);

it.each([
  // Eyes of animals, which nothing finds.
  'fix the red eyes of the cat',
  'mein Kaninchen hat rote Augen',
  'el perro salió con los ojos rojos',
  'yeux rouges du chien',
  'o cachorro ficou com olho vermelho',
  'il gatto ha gli occhi rossi',
  // Dust on the sensor is no scratch of a print.
  'remove the sensor dust in the sky',
  'manchas del sensor en el cielo',
  'macchie di polvere sul sensore',
  'remove sensor spots',
  'retouch the sensor spots',
  // Colors that nobody knows.
  'altes Foto von meinem Vater einfärben',
  'colour in this old portrait of my mum',
  // One thing of the picture.
  'mirror only the sign',
  'invert the order of the two people',
  // Bags that are no handbags.
  'remove the plastic bag',
  'can you remove the bag of chips on the table',
  'quita la bolsa de plástico',
  'enlève le sac plastique',
])('“%s” is refused, although an operation is called alike', (wish) =>
  expect(operationsIn(wish)).toEqual([]),
);

it.each([
  ['red eyes on all of us and the dog', 'red-eye'],
  ['we all have demon eyes like a cat', 'red-eye'],
  ['remove the noise from the sensor', 'denoise'],
  ['old photo with scratches and dust spots', 'repair-scratches'],
  ['remove the spots on my skin', 'smooth-skin'],
  ['smooth my skin and remove the sensor spots', 'smooth-skin'],
  ['Foto in Sepia einfärben', 'sepia'],
  ['mirror only this photo', 'flip'],
  ['invert the colors', 'invert'],
  ['remove the bag', 'remove-object'],
  ['remove the red bag', 'remove-object'],
  ['remove the bag of the woman', 'remove-object'],
  ['remove the bag of Maria', 'remove-object'],
  ['remove the bags of both women', 'remove-object'],
  ['quita la bolsa', 'remove-object'],
])('“%s” is still read as %s', (wish, operation) => expect(operationsIn(wish)).toContain(operation));
