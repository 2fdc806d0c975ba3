import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['Cut something off the bottom, yet keep her shoes in', 'crop bottom 15 subject', 0],
  ['crop the left side without cutting off her arm', 'crop left 15 subject', 0],
  ["crop 20% off the left but don't cut off the dog", 'crop left 20 subject', 0],
  ['schneide links was ab, aber nicht den Hund anschneiden', 'crop left 15 subject', 0],
  ['recorta la izquierda sin cortarle el brazo', 'crop left 15 subject', 0],
  ['coupe à gauche sans couper le chien', 'crop left 15 subject', 0],
  ['corta a esquerda sem cortar o braço dela', 'crop left 15 subject', 0],
  ['taglia a sinistra senza tagliare il cane', 'crop left 15 subject', 0],
  ['crop the left side', 'crop left 15', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge', 'percent', 'keeps'])).toEqual([plan, undone]),
);
