import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['edge', 'percent', 'where', 'names'];

it.each([
  ['crop to the top half', 'crop bottom 50', 0],
  ['auf die obere Hälfte zuschneiden', 'crop bottom 50', 0],
  ['recorta a la mitad de arriba', 'crop bottom 50', 0],
  ['recadre sur la moitié du haut', 'crop bottom 50', 0],
  ['corta pra ficar só a metade de cima', 'crop bottom 50', 0],
  ['ritaglia alla metà superiore', 'crop bottom 50', 0],
  ['keep only the left third', 'crop right 67', 0],
  ['deja solo el tercio izquierdo', 'crop right 67', 0],
  ['crop to the left side', 'crop right 50', 0],
  ['auf die linke Seite zuschneiden', 'crop right 50', 0],
  ['recorta a la parte izquierda', 'crop right 50', 0],
  ['recadre sur la partie gauche', 'crop right 50', 0],
  ['corta pra ficar só a parte esquerda', 'crop right 50', 0],
  ['ritaglia sulla parte sinistra', 'crop right 50', 0],
  ['cut the left side off', 'crop left 15', 0],
  // “On the left” tells which man is meant, and not what is cut off.
  ['crop to the man on the left', '', 1],
  // Without “only”, as the whole wish.
  ['keep the left half', 'crop right 50', 0],
  ['crop to keep the left half', 'crop right 50', 0],
  ['keep the right third please', 'crop left 67', 0],
  ['behalte die linke Hälfte', 'crop right 50', 0],
  ['quédate con la mitad izquierda', 'crop right 50', 0],
  ['garde la moitié gauche', 'crop right 50', 0],
  ['mantém a metade esquerda', 'crop right 50', 0],
  ['tieni la metà sinistra', 'crop right 50', 0],
  ['cut the top third off', 'crop top 33', 0],
  ['das linke Viertel wegschneiden', 'crop left 25', 0],
  ['enlève le quart gauche', 'crop left 25', 0],
  ['corta a metade direita', 'crop right 50', 0],
  // A half of which something else is wished, and somebody at a side.
  ['brighten the top half', 'brighten top half', 0],
  ['keep only the left person', '', 1],
  ['crop the left side', 'crop left 15', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
