import { readPrompt } from '../../read-prompt.ts';

const operationsOf = (prompt: string): readonly string[] =>
  readPrompt(prompt, { mask: false, reference: true }).steps.map(({ operation, options }) =>
    options['fill'] === 'reference' ? `${operation} of the other` : operation,
  );

it.each([
  'put me on the pier from the other photo',
  'place the car in front of the castle picture I uploaded',
  'put me and my dog at the lake from my other photo',
  'coloca a mi familia en el puente de la segunda foto',
  'swap the backround for my second picture',
  'setz uns an den See vom anderen Bild',
  'ponme en el puente de la segunda foto',
  'mets-moi devant la cascade de l’autre photo',
  'me coloca na ponte da outra foto',
  'mettimi sul ponte dell’altra foto',
  'Unser Hund mit dem zweiten Bild als Hintergrund',
  'put the beach photo behind us',
  'stell das Strandfoto hinter uns',
  'pon la foto del mar detrás de nosotros',
  'mets la photo de la mer derrière nous',
  'coloca a foto do mar atrás da gente',
  'metti la foto del mare dietro di noi',
  'cut out the cat and put it on my other picture',
  'die Katze ausschneiden und auf mein anderes Foto setzen',
  'recorta el gato y ponlo en mi otra foto',
  'découpe le chat et mets-le sur mon autre photo',
  'recorta o gato e coloca na minha outra foto',
  "ritaglia il gatto e mettilo sull'altra foto",
])('“%s” takes the background from the other picture', (prompt) =>
  expect(operationsOf(prompt)).toEqual(['replace-background of the other']),
);

it.each([
  'replace the sky with the one from my second photo',
  'cambia il cielo con quello della seconda foto',
  'remplace le ciel par celui de l’autre photo',
])('“%s” takes the sky from the other picture', (prompt) =>
  expect(operationsOf(prompt)).toEqual(['replace-sky']),
);

it('a prompt that does not mention the other picture is read as if there were none', () => {
  const prompt = 'headshot, plain grey background, tidy up my skin but natural';
  expect(readPrompt(prompt, { mask: false, reference: true })).toEqual(readPrompt(prompt));
});

it('the colors of the other picture are taken if they are asked for', () =>
  expect(operationsOf('match the colors of my other photo')).toEqual(['match-reference']));
