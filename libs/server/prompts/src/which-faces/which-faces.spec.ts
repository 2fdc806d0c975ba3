import { readPrompt } from '../read-prompt.ts';

const optionsOf = (prompt: string): readonly unknown[] => {
  const { steps } = readPrompt(prompt);
  return steps.filter(({ operation }) => operation === 'hide-faces').map(({ options }) => options);
};

it.each([
  ["hide my son's face", 1],
  ['blur the face of the woman in red', 1],
  ['my face should not be recognizable', 1],
  ["blur my face and my sister's face", 2],
  ['das Gesicht vom Kind unkenntlich machen', 1],
  ['das Gesicht meiner Tochter verpixeln', 1],
  ['difumina la cara de mi hijo', 1],
  ['floute le visage de mon fils', 1],
  ['desfoca o rosto do meu filho', 1],
  ['sfoca il viso di mio figlio', 1],
])('“%s” means the faces of so many people: %p', (prompt, count) => {
  expect(optionsOf(prompt)).toEqual([expect.objectContaining({ count })]);
});

it.each([
  ['blur the face of the man on the left', 'left'],
  ['hide the face on the left and brighten the rest', 'left'],
  ["blur the right man's face", 'right'],
  ['das linke Gesicht verpixeln', 'left'],
  ['das Gesicht ganz rechts unkenntlich machen bitte', 'right'],
  ['tapa la cara del hombre de la derecha', 'right'],
  ['floute le visage à gauche', 'left'],
  ['desfoca o rosto da esquerda', 'left'],
  ['sfoca il volto della donna a destra', 'right'],
])('“%s” means the face on the %s', (prompt, place) => {
  expect(optionsOf(prompt)).toEqual([expect.objectContaining({ place })]);
});

it.each([
  'blur the faces in the back',
  'blur the faces of the people in the background',
  "blur anybody's face in the back",
  'hide the faces behind us',
  'pixelate the faces of the two boys at the back',
  'blur background faces please',
  'blur the plate and the faces in the back',
  'blur plate and anybodys face in the back, car should stay sharp',
  'verpixel die Gesichter im Hintergrund',
  'die Gesichter der Leute hinten verpixeln',
  'desenfoca las caras de la gente del fondo',
  'floute les visages des gens derrière',
  'borra os rostos das pessoas ao fundo',
  'sfoca i volti delle persone sullo sfondo',
  'blur the face of the kids in the back',
  'verpixel das Gesicht der Kinder im Hintergrund',
  'pixelar la cara de los niños del fondo',
  "pixelise le visage des enfants à l'arrière-plan",
  'pixelizar o rosto das crianças do fundo',
  'pixela il viso dei bambini sullo sfondo',
])('“%s” means the faces in the background', (prompt) => {
  expect(optionsOf(prompt)).toEqual([expect.objectContaining({ place: 'behind' })]);
});

it.each([
  'blur all faces',
  'blur all faces and make the background darker',
  'blur the faces and remove the man in the background',
  'blur the face',
  "blur the children's faces",
  "blur everyone's face",
  'blur the faces of the strangers',
  'blur my kids face',
  'blur the face of the crowd',
  'blur our faces and the faces behind us',
  'verpixel unsere Gesichter und die Gesichter im Hintergrund',
  'die Gesichter der Kinder verpixeln',
  'tapa las caras',
  'floute tous les visages',
  'sfoca i volti',
])('“%s” means all faces', (prompt) => {
  const [options, ...others] = optionsOf(prompt);
  expect(others).toEqual([]);
  expect(options).not.toHaveProperty('count');
  expect(options).not.toHaveProperty('place');
});

it.each([
  'blur the faces on the left',
  'blur the face of the dog on the left',
  'blur the face of the statue on the left',
  'pixelate the face on the right picture',
  'blur the second face from the left',
  'hide the face behind the mask',
  'das Gesicht des Hundes links verpixeln',
  'verpixel das Gesicht der Frau im Hintergrund',
  'pixela la cara de la niña del fondo',
])('“%s” is refused, because no such face is found by itself', (prompt) => {
  expect(readPrompt(prompt).steps).toEqual([]);
});

it.each(['brighten my face', 'whiten the teeth of the man on the left and smooth his face'])(
  '“%s” hides nothing',
  (prompt) => {
    expect(optionsOf(prompt)).toEqual([]);
  },
);
