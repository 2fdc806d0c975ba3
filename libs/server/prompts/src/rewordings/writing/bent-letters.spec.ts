import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write HAPPY BIRTHDAY in an arc at the top', 'add-text HAPPY BIRTHDAY top up', 0],
  ['write Hello in an arc at the bottom', 'add-text Hello bottom up', 0],
  ['add the text "HAPPY BIRTHDAY" curved like a rainbow', 'add-text HAPPY BIRTHDAY  up', 0],
  ['add the text "BEST DAD" curved downwards', 'add-text BEST DAD  down', 0],
  ['add an arched title saying Summer Camp', 'add-text Summer Camp  up', 0],
  ['text "LOVE" in a circle', 'add-text LOVE  up', 0],
  ['schreib „Alles Gute“ im Bogen oben drüber', 'add-text Alles Gute top up', 0],
  ['Schreibe Sommerfest gebogen oben hin', 'add-text Sommerfest top up', 0],
  ['pon el texto "Feliz día" en arco arriba', 'add-text Feliz día top up', 0],
  ['texto curvo Feliz día', 'add-text Feliz día  up', 0],
  ['ajoute le texte « Bonne fête » en arc en haut', 'add-text Bonne fête top up', 0],
  ['un texte courbé « Bonne fête »', 'add-text Bonne fête  up', 0],
  ['coloque o texto "Parabéns" em arco no topo', 'add-text Parabéns top up', 0],
  ['aggiungi la scritta "Auguri" ad arco in alto', 'add-text Auguri top up', 0],
  ['scritta curva Auguri', 'add-text Auguri  up', 0],
  ['coloque o texto "Olá" num arco', 'add-text Olá  up', 0],
  ['schreib „Hallo“ in einer Kurve', 'add-text Hallo  up', 0],
  ['aggiungi la scritta "Auguri" in un arco', 'add-text Auguri  up', 0],
  ['ajoute le texte « Bonne fête » en arc-en-ciel', 'add-text Bonne fête  up', 0],
  ['watermark "Anna Foto" in an arc at the bottom right', 'watermark Anna Foto bottom-right up', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place', 'curve'])).toEqual([plan, undone]),
);

it.each([
  ['write "we walk in a circle" at the top', 'add-text we walk in a circle top', 0],
  ['crop to a circle and add the text "Anna"', 'round-corners circle + add-text Anna ', 0],
  ['add the text "Anna" and crop it to a circle', 'add-text Anna  + round-corners circle', 0],
  ['añade el texto "Ana" y recorta en círculo', 'add-text Ana  + round-corners circle', 0],
  ['ajoute le texte « Anna » et recadre en cercle', 'add-text Anna  + round-corners circle', 0],
  ['aggiungi il testo "Anna" e ritaglia a cerchio', 'add-text Anna  + round-corners circle', 0],
  ['put it in a circle with a red border', 'round-corners circle + border outline', 0],
  ['write "LOVE" in rainbow colors', 'add-text LOVE ', 0],
  ['curved corners', 'round-corners rounded', 0],
  ['more contrast, use curves', 'contrast', 0],
] as const)('a text, a picture and corners are not bent: “%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place', 'curve', 'shape'])).toEqual([plan, undone]),
);

it.each([
  ['write happy birthday diagonally at the top', 'add-text happy birthday top diagonal', 0],
  ['alles gute mama senkrecht unten drauf', 'add-text alles gute mama bottom -90', 0],
  ['happy birthday big brother at the top', 'add-text happy birthday big brother top', 0],
] as const)('how a greeting stands is no part of it: “%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place', 'angle'])).toEqual([plan, undone]),
);
