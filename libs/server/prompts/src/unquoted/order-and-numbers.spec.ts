import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  // In which order, what is said of a number, and a polite pronoun are no texts.
  ['add the caption last', '', 1],
  ['number 23 is too small in the frame, zoom in on him', 'crop', 0],
  ['add the number 23', 'add-text 23', 0],
  ['add the text last christmas', 'add-text last christmas', 0],
  ['schreiben Sie bitte unten Wanderung 2023 drauf', 'add-text Wanderung 2023', 0],
  ['schreib Hallo', 'add-text Hallo', 0],
  // What belongs to a price, and what does not belong to an account.
  ['£7,495 ONO in big yellow letters bottom left', 'add-text £7,495 ONO', 0],
  ['write $25 OBO in white at the bottom', 'add-text $25 OBO', 0],
  ['filigrane @lily.makeup partout en diagonale', 'watermark @lily.makeup', 0],
  ['watermark @joe everywhere', 'watermark @joe', 0],
  // Somebody whom a photo shows, and somebody who took it.
  ['mach das Foto von meiner Oma heller', 'brighten', 0],
  ['schreib Foto von Anna Berg unten rechts', 'add-text Foto von Anna Berg', 0],
  ['metti la foto di mia madre in bianco e nero', 'black-and-white', 0],
  ['metti Foto di Anna Rossi in basso', 'add-text Foto di Anna Rossi', 0],
  // Two texts in capitals at two places, and one text.
  ['meme text, top WHEN THE WIFI bottom COMES BACK', 'add-text WHEN THE WIFI + add-text COMES BACK', 0],
  ['write TOP at the top and BOTTOM at the bottom', 'add-text TOP + add-text BOTTOM', 0],
  ['put SALE at the top left and NOW ONLY 20€ at the bottom', 'add-text SALE + add-text NOW ONLY 20€', 0],
  ['schreib OBEN oben und UNTEN unten hin', 'add-text OBEN + add-text UNTEN', 0],
  ['escribe HOLA A TODOS arriba y ADIÓS abajo', 'add-text HOLA A TODOS + add-text ADIÓS', 0],
  ['write JPG at the bottom and save as PNG', 'add-text JPG + convert-format', 0],
  ['put FRIDAY 9PM / THE LEXINGTON at the bottom', 'add-text FRIDAY 9PM / THE LEXINGTON', 0],
  ['make the TOP darker and the BOTTOM lighter', 'darken + brighten', 0],
  ['Darken the SKY at the top and the GRASS at the bottom', 'darken', 1],
  ['mach den HIMMEL oben dunkler und die WIESE unten heller', 'darken + brighten', 0],
  ['put OPEN TODAY across the top', 'add-text OPEN TODAY', 0],
  // All names after a colon, of which a color is none.
  ['write the names below: Rossi, Bianchi, Verdi', 'add-text Rossi, Bianchi, Verdi', 0],
  ['write the names underneath, from left: Smith, Brown, White', 'add-text Smith, Brown, White', 0],
  [
    'scrivi i nomi sotto, in piedi da sx: rossi, bianchi, verdi, neri',
    'add-text rossi, bianchi, verdi, neri',
    0,
  ],
  ['escribe los nombres abajo, de izquierda a derecha: Ana, Luis, Marta', 'add-text Ana, Luis, Marta', 0],
  [
    'écris les noms en bas, de gauche à droite : Petit, Leblanc, Rousseau',
    'add-text Petit, Leblanc, Rousseau',
    0,
  ],
  ['schreib die Namen drunter, von links: Weber, Braun, Schwarz', 'add-text Weber, Braun, Schwarz', 0],
  ['write the names below: Rossi, Bianchi, Verdi, in white', 'add-text Rossi, Bianchi, Verdi', 0],
  // A text that nobody says, and a number that is only a part of one.
  ['count how many nuclei are in the picture and write number in corner', '', 2],
  ['scrivi il numero in un angolo', '', 1],
  ['text at bottom fri 13 june 7pm, the old mill, £4 otd. white', '', 3],
  ['faz um cardapio: essa foto em cima e embaixo Seg frango, Ter peixe', '', 3],
  ['put £4 at the bottom', 'add-text £4', 0],
  // Which way letters run.
  ['(c) H. Ashdown 2024, along the right edge, reading upwards', 'add-text (c) H. Ashdown 2024', 1],
  // A sign that begins politely.
  ['write Please do not touch', 'add-text Please do not touch', 0],
  ['schreib Bitte nicht stören', 'add-text Bitte nicht stören', 0],
  ['write please Anna', 'add-text Anna', 0],
  ['put NO WAY?! in yellow w black outline on the left', 'add-text NO WAY?!', 0],
  // A telephone number at another place than the text.
  [
    'ponle PROMO MARTES 2X1 arriba y abajo mi cel 55 0192 8834',
    'add-text PROMO MARTES 2X1 + add-text 55 0192 8834',
    0,
  ],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);

it.each([
  ['scrivi PRIMA e DOPO sotto', 'add-text PRIMA e DOPO bottom', 0],
  ['escribe ANTES y DESPUÉS abajo', 'add-text ANTES y DESPUÉS bottom', 0],
  ['écris AVANT et APRÈS en bas', 'add-text AVANT et APRÈS bottom', 0],
  [
    'scrivi Buon compleanno nonna Pina bello grande in corsivo',
    'add-text Buon compleanno nonna Pina  large',
    0,
  ],
  ['scrivi Buon compleanno bello grande in alto', 'add-text Buon compleanno top large', 0],
  ['scrivi Che bello in alto', 'add-text Che bello top', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['text', 'place', 'size'])).toEqual([plan, undone]);
});
