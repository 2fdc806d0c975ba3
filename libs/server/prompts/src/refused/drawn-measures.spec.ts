import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['Masse eintragen: Breite 84, Hoehe 190 Tiefe 42 cm mit Pfeilen am Moebel', '', 1],
  ['Maße einzeichnen: Breite 84 cm, Höhe 190 cm', '', 1],
  ['add dimension arrows 84 cm wide 190 high', '', 1],
  ['acota el mueble: ancho 84, alto 190', '', 1],
  ['ajoute les cotes : largeur 84 hauteur 190', '', 1],
  ['coloca as medidas 84 x 190 cm', '', 1],
  ['metti le misure: larghezza 84, altezza 190', '', 1],
  // The size of the picture, and a text.
  ['resize to 800 px wide', 'resize', 0],
  ['write "84 x 190 cm"', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
