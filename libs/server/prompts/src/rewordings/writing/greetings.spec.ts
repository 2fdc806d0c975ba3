import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['text', 'place', 'size'];

it.each([
  ['happy birthday grandma', 'add-text happy birthday grandma ', 0],
  ['merry christmas at the bottom', 'add-text merry christmas bottom', 0],
  ['alles gute mama draufschreiben', 'add-text alles gute mama ', 0],
  ['feliz navidad arriba', 'add-text feliz navidad top', 0],
  ['mets joyeux anniversaire mamie', 'add-text joyeux anniversaire mamie ', 0],
  ['bota parabéns em cima', 'add-text parabéns top', 0],
  ['metti tanti auguri sotto', 'add-text tanti auguri bottom', 0],
  ['write happy birthday please', 'add-text happy birthday ', 0],
  ['Schöne Grüße bitte', 'add-text Schöne Grüße ', 0],
  ['escribe feliz cumpleaños por favor', 'add-text feliz cumpleaños ', 0],
  ["écris joyeux anniversaire s'il te plaît", 'add-text joyeux anniversaire ', 0],
  ['escreve feliz aniversário por favor', 'add-text feliz aniversário ', 0],
  ['scrivi buon compleanno per favore', 'add-text buon compleanno ', 0],
  [
    'can you put save the date 14.06.2025 Lena & Marco in middle, gold colour',
    'add-text save the date 14.06.2025 Lena & Marco center',
    0,
  ],
  [
    'ponle feliz cumple Martina 15 años arriba con letras rosas',
    'add-text feliz cumple Martina 15 años top',
    0,
  ],
  [
    'mets joyeux anniversaire papi 80 ans en bas, ecriture manuscrite',
    'add-text joyeux anniversaire papi 80 ans bottom',
    0,
  ],
  ['scrivi auguri nonna 90 anni in alto, carattere corsivo', 'add-text auguri nonna 90 anni top', 0],
  [
    'In loving memory of Rose Whitfield, 3 March 1941 - 18 November 2023, under the picture in nice script',
    'add-text In loving memory of Rose Whitfield, 3 March 1941 - 18 November 2023 bottom',
    0,
  ],
  [
    'in liebevoller Erinnerung an Oma Grete unten',
    'add-text in liebevoller Erinnerung an Oma Grete bottom',
    0,
  ],
  ['put save the date Lena and Marco in the middle', 'add-text save the date Lena and Marco center', 0],
  ['class of 26', 'add-text class of 26 ', 0],
  ['auguri grande in alto', 'add-text auguri top large', 0],
  ['alles gute klein unten', 'add-text alles gute bottom small', 0],
  ['happy birthday big bro on it', 'add-text happy birthday big bro ', 0],
  ['happy birthday, Rose', 'add-text happy birthday, Rose ', 0],
  // What is named after a greeting, and thanks.
  ['card: happy birthday', 'add-text happy birthday ', 0],
  ['carte: bonne année', 'add-text bonne année ', 0],
  ['tarjeta: feliz cumpleaños', 'add-text feliz cumpleaños ', 0],
  ['happy birthday card', '', 1],
  ['a merry christmas look', '', 1],
  ['it was a happy birthday', '', 1],
  ['in memory of the good old days make it sepia', 'sepia', 0],
  ['thank you', '', 0],
  ['te quiero', '', 0],
  // Another wish behind thanks.
  ['danke aber es ist immer noch zu dunkel unten', 'low-light', 0],
  ['gracias quita el coche de abajo', 'remove-object ', 0],
  ["merci mais c'est encore trop sombre en bas", 'low-light', 0],
  ['grazie togli la macchina in basso', 'remove-object ', 0],
  ['happy birthday and brighten at the top', 'brighten', 1],
  ['happy new year 2025 and crop at the bottom', 'crop', 1],
  ['meinen namen draufschreiben', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});

it.each([
  ['frohe ostern, dunkelbraun', 'add-text frohe ostern #432b19'],
  ['write happy birthday grandma, white', 'add-text happy birthday grandma #ffffff'],
  ['écris Joyeuses Pâques, marron foncé, pas si grand', 'add-text Joyeuses Pâques #432b19'],
  ['scrivi Buona Pasqua, marrone scuro', 'add-text Buona Pasqua #432b19'],
] as const)('the color of “%s” is no part of the text', (prompt, plan) =>
  expect(planAndUndone(prompt, ['text', 'color'])).toEqual([plan, 0]),
);
