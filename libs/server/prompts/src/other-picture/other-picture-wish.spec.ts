import { readPrompt } from '../read-prompt.ts';

const WITH_OTHER = { mask: false, reference: true };
const stepsOf = (prompt: string) =>
  readPrompt(prompt, WITH_OTHER).steps.map(({ operation, options }) => ({ operation, ...options }));

describe('a logo or another picture over this one', () => {
  it.each<[string, object]>([
    ['add my logo bottom right', { place: 'bottom-right' }],
    ['put our logo in the top left corner, about 10% of the width', { place: 'top-left', percent: 10 }],
    [
      'overlay the logo top right, small, half transparent',
      { place: 'top-right', size: 'small', opacity: 0.5 },
    ],
    ['watermark it with my other picture, 30% see-through', { place: 'bottom-right', opacity: 0.7 }],
    ['paste the other image into the bottom right', { place: 'bottom-right' }],
    ['logo bottom left', { place: 'bottom-left' }],
    ['put my logo on the photo', { place: 'bottom-right' }],
    ['pack unser Logo auf das Bild', { place: 'bottom-right' }],
    ['mets mon logo sur la photo de la boutique', { place: 'bottom-right' }],
    [
      'place our logo (second image) top right, small, with a bit of margin',
      { place: 'top-right', size: 'small' },
    ],
    ['põe o logótipo da outra imagem no canto superior direito', { place: 'top-right' }],
    ['put my other picture at the bottom', { place: 'bottom' }],
    ['add my logo at 110% opacity', { place: 'bottom-right', opacity: 1 }],
    ['pega la otra foto en la esquina inferior derecha', { place: 'bottom-right' }],
    ['füge unser Logo unten rechts ein, 20 % Deckkraft', { place: 'bottom-right', opacity: 0.2 }],
    ['ajoute notre logo en bas à droite, petit', { place: 'bottom-right', size: 'small' }],
    ['unser Logo unten rechts, 40 % deckend', { place: 'bottom-right', opacity: 0.4 }],
    ['unser Logo unten rechts, blass', { place: 'bottom-right', opacity: 0.35 }],
    ['il nostro logo in basso a destra, opaco', { place: 'bottom-right' }],
    ['put our logo bottom right, half opaque', { place: 'bottom-right', opacity: 0.5 }],
    ['coloca o nosso logo no canto', { place: 'bottom-right' }],
    ["incolla l'altra foto nell'angolo", { place: 'bottom-right' }],
  ])('is laid over it as “%s” says', (prompt, options) => {
    expect(stepsOf(prompt)).toEqual([{ operation: 'overlay-picture', ...options }]);
    expect(readPrompt(prompt, WITH_OTHER).notPossible).toEqual([]);
  });

  it.each([
    'remove the logo',
    'blur the logo on the shirt',
    'put my logo on the shirt',
    'make the logo white',
    'isolate the logo from the white paper',
    'add our logo text "Hartley" bottom right',
    'put us in front of my other picture',
    'place the other picture next to this one',
    'add whitespace around the logo',
  ])('is not what “%s” asks for', (prompt) => {
    expect(stepsOf(prompt)).not.toContainEqual(expect.objectContaining({ operation: 'overlay-picture' }));
  });
});

it.each([
  ['place the other picture below this one', 'stacked'],
  ['place the other picture next to this one', 'beside'],
  ['put the other photo on the left and this one on the right', 'beside'],
  ['stell das andere Bild neben dieses', 'beside'],
  ["mets l'autre photo à côté de celle-ci", 'beside'],
  ['uma embaixo da outra', 'stacked'],
  ['eine neben der anderen', 'beside'],
])('“%s” joins the two pictures, %s', (prompt, layout) => {
  expect(stepsOf(prompt)).toEqual([{ operation: 'collage', layout }]);
});

it.each([
  'put my cat on the beach photo I took last summer',
  'put me and my sister in front of the picture of the castle',
  'ponme en la foto de la playa que he subido',
  'meine Katze vor das Bild vom Garten setzen, das zweite, das ich hochgeladen habe',
  'mets-moi devant la photo de la cascade',
  'mets notre chien devant la photo de la cascade',
  'pon mi perro en la foto de la playa',
  'place my new car in the photo of the garage',
  'coloca a minha família na frente da foto do Cristo que eu mandei',
  'metti me e Luca davanti alla foto di Venezia',
])('“%s” takes the other picture as the background', (prompt) => {
  const step = { operation: 'replace-background', fill: 'reference', name: 'your other image' };
  expect(stepsOf(prompt)).toEqual([step]);
  expect(readPrompt(prompt)).toMatchObject({
    steps: [],
    hints: ['Choose the image that should be behind.'],
  });
});

it.each([
  'put me in the center of the photo',
  'softer background and a sharp beak',
  'put a text on the photo',
  'place my name on the photo',
  'pon en la foto de la playa un texto',
  'metti la mia firma sulla foto',
])('“%s” wants nothing of another picture, although there is one', (prompt) => {
  const operations = readPrompt(prompt, WITH_OTHER).steps;
  expect(operations).toEqual(readPrompt(prompt).steps);
});

describe('the sky of another picture', () => {
  it.each([
    'replace the sky with the one from my other picture',
    'use the sky of the second photo',
    'take the sky from photo 2',
    'replace the gray sky with the one from my other photo',
    'remplace le ciel gris par celui de ma deuxième photo',
    'ersetze den grauen Himmel durch den vom anderen Foto',
    'swap the sky',
    'cambia el cielo por el de la otra foto',
    'ersetze den Himmel durch den vom anderen Bild',
    "remplace le ciel par celui de l'autre photo",
    'troca o céu pelo da outra foto',
    "sostituisci il cielo con quello dell'altra foto",
  ])('takes the place of this sky for “%s”', (prompt) => {
    expect(stepsOf(prompt)).toEqual([{ operation: 'replace-sky' }]);
  });

  it.each([
    'make the sky bluer',
    'replace the sky with a sunset',
    'match the sky colors of my other picture',
  ])('is not what “%s” asks for', (prompt) => {
    expect(stepsOf(prompt)).not.toContainEqual({ operation: 'replace-sky' });
  });
});

it('what else the prompt asks for is done as well, in the order of the phases', () => {
  expect(stepsOf('put our logo bottom right at 30% opacity and remove the background')).toEqual([
    { operation: 'remove-background' },
    { operation: 'overlay-picture', place: 'bottom-right', opacity: 0.3 },
  ]);
  expect(stepsOf('crop to 4:5, then add our logo top right')).toEqual([
    { operation: 'crop', ratio: '4:5' },
    { operation: 'overlay-picture', place: 'top-right' },
  ]);
});

it('without another picture it is not done, and the person learns what to choose', () => {
  expect(readPrompt('put our logo in the corner, about 10% of the width')).toMatchObject({
    steps: [],
    hints: [expect.stringContaining('Choose your logo')],
  });
  expect(readPrompt('make it black and white and add our logo bottom right')).toMatchObject({
    steps: [{ operation: 'black-and-white' }],
    notPossible: ['“add our logo bottom right”'],
    hints: [expect.stringContaining('Choose your logo')],
  });
  for (const prompt of ['use the sky of the second photo', 'swap the sky'])
    expect(readPrompt(prompt)).toMatchObject({
      steps: [],
      hints: [expect.stringContaining('to take the sky from')],
    });
});
