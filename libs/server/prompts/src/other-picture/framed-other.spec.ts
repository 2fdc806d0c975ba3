import { readPrompt } from '../read-prompt.ts';

const read = (prompt: string): readonly [string, readonly string[]] => {
  const { steps, notPossible } = readPrompt(prompt, { mask: false, reference: true });
  return [steps.map(({ operation }) => operation).join(' + '), notPossible];
};

it.each([
  [
    'put the second picture in the bottom right corner with rounded corners and a white border',
    'overlay-picture',
    'with rounded corners and a white border',
  ],
  [
    'setz das zweite Bild unten rechts in die Ecke mit runden Ecken und weißem Rand',
    'overlay-picture',
    'mit runden Ecken und weißem Rand',
  ],
  [
    'pon la segunda foto en la esquina inferior derecha con borde blanco',
    'overlay-picture',
    'con borde blanco',
  ],
  [
    'mets la deuxième photo en bas à droite avec des coins arrondis et une bordure blanche',
    'overlay-picture',
    'avec des coins arrondis et une bordure blanche',
  ],
  [
    'coloca a segunda foto no canto inferior direito com cantos arredondados',
    'overlay-picture',
    'com cantos arredondados',
  ],
  ["metti la seconda foto nell'angolo in basso a destra con ombra", 'overlay-picture', 'con ombra'],
  [
    'put my logo in the corner with a white border and crop to square',
    'crop + overlay-picture',
    'with a white border',
  ],
] as const)('in “%s” no border is around the whole picture', (prompt, plan, undone) =>
  expect(read(prompt)).toEqual([plan, [`“${undone}”`]]),
);

it.each([
  ['add a white border and put the second picture in the corner', 'border + overlay-picture'],
  ['put the second picture in the bottom left with 50% opacity', 'overlay-picture'],
  ['put both pictures side by side with a white border', 'collage + border'],
] as const)('“%s” is done', (prompt, plan) => expect(read(prompt)).toEqual([plan, []]));
