import { planAndUndone } from '../testing/plan-and-undone.ts';
import { readPrompt } from '../read-prompt.ts';

const undone = (prompt: string): readonly string[] => readPrompt(prompt).notPossible;

it.each([
  'circle the lighter in red',
  'circle it too',
  'put a red circle around the dog',
  'draw an arrow pointing at the dog',
  'mark the dent in red',
  'underline the title',
  'kreise das Feuerzeug rot ein',
  'das Auto rot einkreisen',
  'mach einen Pfeil auf die Tür',
  'rodea el mechero con un círculo rojo',
  'pon una flecha apuntando a la puerta',
  'entoure le briquet en rouge',
  "souligne le titre d'un trait rouge",
  "cerchia l'accendino in rosso",
  'metti una freccia sulla porta',
  'circule o isqueiro a vermelho',
  'assinala a mancha com uma seta',
  'red circle around the dent, thin line',
  'yellow arrow at the pipe',
  'roter Kreis um die dunkle Stelle unten links, dünne Linie',
  'un recuadro rojo alrededor del precio',
  'un cercle rouge autour de la tache, trait fin',
  'círculo vermelho em volta da mancha, linha fina',
  'cerchio rosso intorno alla macchia, linea sottile',
  'frame the faces with red rectangles',
  'die Gesichter rot einrahmen',
  'rahme die Gesichter mit roten Kästen ein',
  'enmarca las caras con rectángulos rojos',
  'encadre le chien dans un carré jaune',
  'emoldura os rostos com quadrados vermelhos',
  'incornicia i volti con rettangoli rossi',
  'black bar over the eyes',
  'schwarze Balken über die Augen',
  'barras negras en los ojos',
  'une bande noire sur les yeux',
  'tarja preta nos olhos',
  'barre nere sugli occhi',
])('“%s” is refused, because nothing draws marks', (wish) => {
  const { steps, notPossible, hints } = readPrompt(wish);
  expect(steps).toEqual([]);
  expect(notPossible).toEqual([`“${wish}”`]);
  expect(hints.join(' ')).toContain('Nothing can be drawn to point something out');
});

it.each([
  ['crop it square and circle the car in red', 'crop', ['“circle the car in red”']],
  [
    'circle the dog and the cat in red, and brighten it',
    'brighten',
    ['“circle the dog”', '“the cat in red”'],
  ],
  [
    'make the colors way more saturated, add text "100 DAYS" bottom, and an arrow pointing at the chest',
    'saturation + add-text',
    ['“an arrow pointing at the chest”'],
  ],
  ['heller, und einen Pfeil auf die Tür', 'brighten', ['“einen Pfeil auf die Tür”']],
  ['plus clair, avec une flèche sur la porte', 'brighten', ['“avec une flèche sur la porte”']],
])('of “%s”, the rest is done', (prompt, plan, told) => {
  expect(planAndUndone(prompt, [])[0]).toBe(plan);
  expect(undone(prompt)).toEqual(told);
});

it.each([
  ['put it in a circle with a red border', 'round-corners + border'],
  ['circle the photo with a white border', 'round-corners + border'],
  ['découpe en rond', 'round-corners'],
  ['circle profile photo with white ring', 'round-corners + border'],
  ["entoure la photo d'un cadre blanc", 'border'],
  ['write "underline the title" at the top', 'add-text'],
  ["don't circle anything, just brighten", 'brighten'],
  ['frame the photo with a black rectangle', 'border'],
  ['das Foto mit einem schwarzen Rechteck einrahmen', 'border'],
  ['enquadra o rosto em quadrado', 'crop'],
  ['frame my portrait in red', 'border'],
])('“%s” asks for no mark', (prompt, plan) => expect(planAndUndone(prompt, [])).toEqual([plan, 0]));
