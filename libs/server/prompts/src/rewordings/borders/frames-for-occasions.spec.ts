import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['name'];

it.each([
  ['red frame for christmas', 'border red', 0],
  ['roter Rahmen für Weihnachten', 'border red', 0],
  ['cadre rouge pour noël', 'border red', 0],
  ['cornice rossa per natale', 'border red', 0],
  ['moldura vermelha para o natal', 'border red', 0],
  ['instagram crops it, add borders', 'border white', 0],
  ['Instagram schneidet es ab, mach Ränder dran', 'border white', 0],
  ['instagram me la corta, ponle bordes', 'border white', 0],
  ['instagram la coupe, mets des bords', 'border white', 0],
  ['o instagram corta, coloca bordas', 'border white', 0],
  ['instagram mi taglia, metti i bordi', 'border white', 0],
  ['outline the picture in red', 'border red', 0],
  ['contornar a imagem de vermelho', 'border red', 0],
  ['contorna la foto di bianco', 'border white', 0],
  ['un ribete negro', 'border black', 0],
  // A frame with ornaments cannot be made.
  ['christmas frame', '', 1],
  ['add a red frame for christmas with stars', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
