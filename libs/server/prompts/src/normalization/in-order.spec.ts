import { withoutOrder } from './in-order.ts';

it.each([
  ['first crop it, then brighten it and finally add a border', 'crop it, then brighten it, add a border'],
  ['zuerst zuschneiden, am Ende hell den Himmel auf', 'zuerst zuschneiden, hell den Himmel auf'],
  ["d'abord recadre, ensuite floute et enfin redresse", 'recadre, ensuite floute, redresse'],
  ['quita el coche, y por último enderézala', 'quita el coche, enderézala'],
  ['tira o ruído, em seguida corta em 4:5', 'tira o ruído, corta em 4:5'],
  ['togli il rumore e infine raddrizzala', 'togli il rumore, raddrizzala'],
  ['warmth, contrast and sharpness, in that order', 'warmth, contrast and sharpness'],
  ['Dale calor y nitidez, en ese orden, todo poquito', 'Dale calor y nitidez, todo poquito'],
  ['Wärme und Kontrast, in dieser Reihenfolge', 'Wärme und Kontrast'],
  ['1. crop it 2. brighten it 3. save as png', 'crop it\nbrighten it\nsave as png'],
])('“%s” is read as “%s”', (written, plain) => {
  expect(withoutOrder(written)).toBe(plain);
});

it.each([
  'write "first, and finally us" on it',
  'first picture of the series, brighten it',
  'crop to 4:5, 800 px. wide',
  'write the date at the end',
  'write "in that order" on it',
  'add 2. Advent at the top',
  'después de la lluvia, más claro',
])('“%s” stays as it is', (written) => {
  expect(withoutOrder(written)).toBe(written);
});
