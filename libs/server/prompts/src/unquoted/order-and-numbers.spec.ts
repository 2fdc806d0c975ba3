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
  ['put SALE at the top left and NOW ONLY 20€ below', 'add-text SALE + add-text NOW ONLY 20€', 0],
  ['schreib OBEN oben und UNTEN unten hin', 'add-text OBEN + add-text UNTEN', 0],
  ['escribe HOLA A TODOS arriba y ADIÓS abajo', 'add-text HOLA A TODOS + add-text ADIÓS', 0],
  ['write JPG at the bottom and save as PNG', 'add-text JPG + convert-format', 0],
  ['put FRIDAY 9PM / THE LEXINGTON at the bottom', 'add-text FRIDAY 9PM / THE LEXINGTON', 0],
  ['make the TOP darker and the BOTTOM lighter', 'darken + brighten', 0],
  ['Darken the SKY at the top and the GRASS at the bottom', 'darken', 1],
  ['mach den HIMMEL oben dunkler und die WIESE unten heller', 'darken + brighten', 0],
  ['put OPEN TODAY across the top', 'add-text OPEN TODAY', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
