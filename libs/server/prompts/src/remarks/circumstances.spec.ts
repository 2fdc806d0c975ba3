import { callsFine, namesPicture, tellsCircumstance } from './circumstances.ts';

it.each([
  'it was taken from a moving train',
  'we shot it through the hotel window',
  'la tomé desde el barco en marcha',
  'prise avec mon vieux téléphone',
  'aufgenommen im Zoo durch die Scheibe',
  'hab ich vom Balkon aus fotografiert',
  'l’ho scattata dal treno',
  'tirei da janela do avião',
  'i was wearing sunglasses',
  'my aunt sneezed',
  'estábamos en la playa',
  'on était au restaurant',
  'wir waren in einer Kneipe',
  'eravamo al mare',
  'i will send it to my landlord',
  'want to know how it would look',
  'soll für die Vereinszeitung sein',
  'Amazon rejected it',
  'need an icon from this logo',
  'my last one came out weird',
  'last app cut half of it off',
  'la dernière appli les a coupés',
  'so I tried to photograph the northern lights',
  'intenté fotografiar la luna',
  'concert dans un bar très sombre',
  'wedding at the beach',
  'Konzert in einer dunklen Halle',
  'if that helps',
  'nada más por favor',
])('“%s” only tells something', (words) => expect(tellsCircumstance(words)).toBe(true));

it.each([
  'it was brighter in reality',
  'los colores eran más vivos',
  'es war viel dunkler',
  'it needs to be brighter',
  'this is supposed to be blue',
  'the picture was cropped',
  'my dad cut off my feet',
  'i want to see the mountains',
  'need a sticker from this photo',
  'party in neon colors',
  'wedding in black and white',
  'show in the background',
  'she should be in the middle',
])('“%s” may be a wish', (words) => expect(tellsCircumstance(words)).toBe(false));

it.each([
  'photo of a whiteboard from the lecture',
  'es la única foto que tenemos de mi tío',
  'Foto vom Dorf aus den 50ern',
  'a foto é dos anos 70',
  'old polaroid of grandma',
  'foto do bolo pra postar no cardápio',
  '1967',
])('“%s” says what the picture is', (words) => expect(namesPicture(words)).toBe(true));

it.each([
  'photo with more contrast',
  'foto en blanco y negro',
  'picture of the car without background',
  'old photo look',
  'polaroid of the 80s style',
  'vintage photo',
  'altes Foto mit Kratzern',
  'portrait of my daughter in sepia',
])('“%s” says more than what the picture is', (words) => expect(namesPicture(words)).toBe(false));

it('recognizes remarks that something is good as it is', () => {
  expect(['everyone else is okay', 'der Rest passt so', 'le reste est très bien'].every(callsFine)).toBe(
    true,
  );
  expect(callsFine('it should be fine grained')).toBe(false);
});
