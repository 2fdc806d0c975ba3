import { readPrompt } from '../read-prompt.ts';

const plan = (wish: string): string =>
  readPrompt(wish)
    .steps.map(({ operation, options }) => `${operation} ${Object.values(options).join(' ')}`.trim())
    .join(' + ');

it.each([
  ['I only want the right side', 'crop left 50'],
  ['keep just the bottom half of the photo', 'crop top 50'],
  ['ich will nur den oberen Teil', 'crop bottom 50'],
  ['crop just the right side where the dog is', 'crop left 50'],
  ['crop only the top part', 'crop top 15'],
  ['cut off the sides', 'crop left right 15'],
])('keeps or cuts the side that “%s” names', (wish, expected) => {
  expect(plan(wish)).toBe(expected);
});

it.each([
  ['der Rasen ist vertrocknet, bitte grüner', 'green'],
  ['the lawn is brown, greener please', 'green'],
])('makes plants green that “%s” calls dead or brown', (wish, name) => {
  expect(readPrompt(wish).steps).toMatchObject([
    { operation: 'recolor', options: { names: 'plants', name } },
  ]);
});

it.each(['brighten the porch', 'cut out only my shoes', 'delete the second person from the right'])(
  'refuses “%s” with the hint about painting',
  (wish) => {
    const { steps, hints } = readPrompt(wish);

    expect(steps).toEqual([]);
    expect(hints.join(' ')).toContain('Paint over the part that is meant');
  },
);

it.each([
  ['brighten the scene', 'brighten'],
  ['brighten my living room', 'brighten'],
  ['the snow looks blue', 'color-correction'],
])('changes the whole picture where “%s” names it', (wish, expected) => {
  expect(plan(wish)).toBe(expected);
});

it('says which mood cannot be kept', () => {
  expect(readPrompt("plus lumineuse mais garde l'ambiance du soir").notPossible).toEqual([
    "“garde l'ambiance du soir”",
  ]);
});

it('removes nobody who stays', () => {
  const { steps } = readPrompt('remove the tourists, the one on the right stays');

  expect(steps.some(({ options }) => options['place'] === 'right')).toBe(false);
});

it('never removes the dog when only its lead should go', () => {
  const { steps } = readPrompt("remove the dog lead, she's a show dog and the breeder wants it without");

  expect(steps).toEqual([]);
  expect(plan('remove the dog and its leash')).toContain('remove-object dog');
});

it.each([
  'Gesichter der Kinder im Hintergrund unkenntlich machen, meine Tochter vorne nicht',
  'blur the faces of the kids in the background, not my daughter in front',
  'blur all the faces, just not my wife',
  'difumina las caras de los niños del fondo, mi hija delante no',
  'desfoca o rosto das crianças ao fundo, minha filha na frente não',
  'sfoca i volti dei bambini dietro, mia figlia davanti no',
])('no face is hidden for “%s”, because somebody is excepted', (prompt) =>
  expect(readPrompt(prompt).steps).toEqual([]),
);
