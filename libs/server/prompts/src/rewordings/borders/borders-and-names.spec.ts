import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['add a thin white frame and our names at the bottom', 'border', 1],
  ['put a border around it and the date in the corner', 'border', 1],
  ['füge einen dünnen weißen Rahmen hinzu und unten unsere Namen', 'border', 1],
  ['añade un marco blanco fino y nuestros nombres abajo', 'border', 1],
  ['ajoute un cadre blanc fin et nos prénoms en bas', 'border', 1],
  ['adiciona uma moldura branca fina e os nossos nomes embaixo', 'border', 1],
  ['aggiungi una cornice bianca sottile e i nostri nomi in basso', 'border', 1],
  // Near misses.
  ['add a thin white frame and the text "Our names" at the bottom', 'border + add-text', 0],
  ['add a white frame and make it brighter', 'brighten + border', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
