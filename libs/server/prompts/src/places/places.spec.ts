import { readPrompt } from '../read-prompt.ts';

const WISHES: readonly (readonly [wish: string, places: readonly string[]])[] = [
  ['more contrast', ['around the teapot', 'between the two cabins', 'near the fireplace']],
  [
    'write "Welcome" in white letters',
    ['on the red car', 'under the awning', 'next to the fireplace', 'on the barrel'],
  ],
  ['mehr Kontrast', ['rund um die Vase', 'neben dem Kamin', 'in der Ecke']],
  ['Text "Willkommen"', ['unter der Markise', 'neben dem Kamin', 'über dem Eingang']],
  ['plus de contraste', ['autour de la théière', 'près de la cheminée', 'sous le balcon']],
  ['ajoute le texte "Bienvenue"', ['sous la marquise', 'à côté de la cheminée']],
  ['más contraste', ['alrededor de la tetera', 'cerca de la chimenea']],
  ['añade el texto "Bienvenidos"', ['debajo del toldo', 'al lado de la chimenea']],
  ['più contrasto', ['intorno alla teiera', 'vicino al camino']],
  ['aggiungi il testo "Benvenuti"', ['sotto la tettoia', 'accanto al camino']],
  ['mais contraste', ['perto da lareira']],
  ['adiciona o texto "Bem-vindos"', ['debaixo do toldo', 'ao lado da lareira']],
];

it.each(WISHES.flatMap(([wish, places]) => places.map((place) => [wish, place] as const)))(
  'does “%s” nowhere else than “%s”, or says so',
  (wish, place) => {
    const { steps, notPossible } = readPrompt(`${wish} ${place}`);
    const told = notPossible.join(' ').toLowerCase();
    expect(steps.length === 0 || told.includes(place.toLowerCase())).toBe(true);
  },
);

it.each([
  ['too dark on the left, brighten it', 'left half'],
  ['trop sombre dans le ciel, éclaircis', 'sky'],
  ['Mehr Kontrast. Nur im Himmel.', 'sky'],
  ['más contraste, solo en mi cara', 'face'],
])('limits “%s” to the place that is named beside the wish', (wish, where) => {
  const { steps, notPossible } = readPrompt(wish);
  expect(steps.map(({ options }) => options['where'])).toEqual([where]);
  expect(notPossible).toEqual([]);
});

it.each([
  ['hide the phone number on the fence', 'hiding only “phone number”'],
  ['black out the account number and the address', 'hiding only “account number” and “address”'],
  ['die Telefonnummer verpixeln', 'hiding only “telefonnummer”'],
])('says of “%s” that all text is hidden', (wish, told) => {
  expect(readPrompt(wish).notPossible).toEqual([told]);
});

it('says nothing if all text is meant', () => {
  expect(readPrompt('blur all the text').notPossible).toEqual([]);
});

it.each([
  'more contrast in this picture of my dog at the beach',
  'un poco más clara en mi foto del lago',
  'plus de contraste sur la photo de notre mariage',
])('takes the words for the picture itself for no place: “%s”', (wish) => {
  const { steps, notPossible } = readPrompt(wish);
  expect(steps.map(({ options }) => options['where'])).toEqual([undefined]);
  expect(notPossible).toEqual([]);
});
