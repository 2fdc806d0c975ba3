import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['6x4 inches with a white border of a quarter inch all round', 'crop 3:2 + border white', 0],
  ['4x6 inches, white border', 'crop 2:3 + border white', 0],
  ['8 by 10 inches, brighter', 'brighten + crop 4:5', 0],
  ['6x4 inches in sepia', 'sepia + crop 3:2', 0],
  ['A4, schwarzweiß', 'black-and-white + crop 70:99', 0],
  ['20x30 cm mit weißem Rand', 'crop 2:3 + border white', 0],
  ['ich hätte es gern in 10x15 mit weißem Rand', 'crop 10:15 + border white', 0],
  ['quiero la foto en 10x15 con borde blanco para revelar', 'crop 10:15 + border white', 0],
  ['je la voudrais en 10x15 avec une bordure blanche', 'crop 10:15 + border white', 0],
  ['quero ela no tamanho 10x15 com bordinha branca pra mandar revelar', 'crop 10:15 + border white', 0],
  ['la vorrei 10x15 con un bordo bianco da stampare', 'crop 10:15 + border white', 0],
  ['the wedding photo i’d like in 20x30 cm with a white margin', 'crop 2:3 + border white', 0],
  ['das Foto der Hochzeit hätte ich gern in 20x30 cm mit weißem Rand', 'crop 2:3 + border white', 0],
  ['la foto de la boda la quiero en 20x30 cm con un margen blanco', 'crop 2:3 + border white', 0],
  ['la photo du mariage je la voudrais en 20x30 cm avec une marge blanche', 'crop 2:3 + border white', 0],
  ['a foto da festa quero em 20x30 cm com margem branca', 'crop 2:3 + border white', 0],
  ['la foto della festa la vorrei in 20x30 cm con un margine bianco', 'crop 2:3 + border white', 0],
  // A size alone, one with a density, and a text on it.
  ['6x4 inches', 'crop 3:2', 0],
  ['A4, 300 dpi', 'resize', 0],
  ['4x6 inches, two copies', '', 2],
  ['A4 with the text "SALE"', 'add-text', 0],
  ['1080x1350, brighter', 'brighten + resize', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'name'])).toEqual([plan, undone]),
);
