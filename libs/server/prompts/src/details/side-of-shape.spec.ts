import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['crop 3:1 and keep the lake at the bottom', 'crop 3:1 bottom', 0],
  ['square crop, keep the left side', 'crop 1:1 left', 0],
  ['16:9 keeping the top', 'crop 16:9 top', 0],
  ["16:9 but don't cut off the bottom", 'crop 16:9 bottom', 0],
  ['Recadre en panoramique 3:1 et garde le lac en bas', 'crop 3:1 bottom', 0],
  ['16:9 zuschneiden und den See unten behalten', 'crop 16:9 bottom', 0],
  ['quadratisch, lass das Schild links', 'crop 1:1 left', 0],
  ['recorta a 16:9 y deja la playa abajo', 'crop 16:9 bottom', 0],
  ['corta em 16:9 e mantém a parte de baixo', 'crop 16:9 bottom', 0],
  ['ritaglia 16:9 e tieni il lago in basso', 'crop 16:9 bottom', 0],
  ['crop to 4:3, cut from the ceiling not the floor', 'crop 4:3 bottom', 0],
  ['16:9, cut from the bottom not the top', 'crop 16:9 top', 0],
  ['auf 4:3 zuschneiden, oben abschneiden, nicht unten', 'crop 4:3 bottom', 0],
  ['recorta a 16:9, corta por arriba, no por abajo', 'crop 16:9 bottom', 0],
  ['recadre en 16:9, coupe en haut, pas en bas', 'crop 16:9 bottom', 0],
  ['corta em 16:9, cortando de cima', 'crop 16:9 bottom', 0],
  ['ritaglia 16:9 tagliando sopra e non sotto', 'crop 16:9 bottom', 0],
  ['crop to 4:3 and cut 10 % off the top', 'crop 4:3', 0],
  // No side is kept, or no shape is cut.
  ['16:9, keep the boat', 'crop 16:9 subject', 0],
  ['16:9, write "keep left" at the bottom', 'crop 16:9 + add-text', 0],
  ['crop the bottom, keep the top', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'keeps'])).toEqual([plan, undone]),
);
