import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['text', 'place', 'ratio', 'angle'];

it.each([
  ['TOP TEXT: hello BOTTOM TEXT: world', 'add-text hello top + add-text world bottom', 0],
  ['A caption strip beneath: Harvest Supper, 4 October', 'add-text Harvest Supper, 4 October bottom', 0],
  ['signature, 140x60 px', 'resize', 0],
  ['put score 2-1 in the corner', 'add-text 2-1 bottom-right', 0],
  ['Spielstand 2:1 in die Ecke', 'add-text 2:1 bottom-right', 0],
  ['put 3:1 at the bottom', 'add-text 3:1 bottom', 0],
  ['mark as confidential', 'watermark confidential ', 0],
  ['als vertraulich kennzeichnen', 'watermark vertraulich ', 0],
  ['sinalizar como confidencial', 'watermark confidencial ', 0],
  ['marquer comme confidentiel', 'watermark confidentiel ', 0],
  ['escreve CÓPIA atravessado bem clarinho por cima', 'watermark CÓPIA  diagonal', 0],
  ['scrivi COPIA di traverso molto chiaro', 'watermark COPIA  diagonal', 0],
  ['TURNIER AM 3. MAI draufsetzen', 'add-text TURNIER AM 3. MAI ', 0],
  ['affiche "Portes ouvertes le 12 mai"', 'add-text Portes ouvertes le 12 mai ', 0],
  ['encabezado "Menú del día"', 'add-text Menú del día ', 0],
  ['timbro "annullato"', 'watermark annullato ', 0],
  ['passport scan, overlay "copy for landlord"', 'add-text copy for landlord ', 0],
  ['firmenname schwach unten links, "Holzbau Maier"', 'watermark Holzbau Maier bottom-left', 0],
  ['crop 3:2 at the bottom', 'crop 3:2', 0],
  ['Ergebnis 2:1 zuschneiden', 'crop 2:1', 0],
  ['write COPY in the corner', 'add-text COPY bottom-right', 0],
  ['remove the banner "SALE"', '', 1],
  ['mark as done', '', 1],
  ["põe a marca d'água Doces da Rita bem clarinha no meio", 'watermark Doces da Rita center', 0],
  ["put the watermark Rita's Sweets very faint in the middle", "watermark Rita's Sweets center", 0],
  ["marca d'água no canto, bem clarinha", 'watermark  bottom-right', 0],
  ['make a polaroid out of it and write "Rome 2019" below', 'border + add-text Rome 2019 bottom', 0],
  ['haz una polaroid y escribe "Roma 2019" abajo', 'border + add-text Roma 2019 bottom', 0],
  ['schreib "Rom 2019" drunter', 'add-text Rom 2019 bottom', 0],
  ['écris nos prénoms Lena et Tom au milieu', 'add-text Lena et Tom center', 0],
  ['precio: 25 € en la esquina de arriba', 'add-text 25 € top-right', 0],
  ["scrivimi l'annuncio", '', 1],
  ["scrivi l'amore vince", "add-text l'amore vince ", 0],
  ['put "A" in the corner, brighten the sky at the top', 'brighten + add-text A bottom-right', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
