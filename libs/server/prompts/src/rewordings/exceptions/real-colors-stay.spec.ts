import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['white background, keep the real colour of the shoe', 'replace-background', 0],
  ['square 1600x1600 and keep the real colour of the shoe because last buyer complained', 'crop + resize', 0],
  ['blur the background, oak colour has to stay as is', 'blur-background', 0],
  ['weißer Hintergrund, die echte Farbe vom Schuh behalten', 'replace-background', 0],
  ['Hintergrund verschwommen, das Rosa soll genau so bleiben', 'blur-background', 0],
  ['fondo blanco, mantén el color real del zapato', 'replace-background', 0],
  ['fond blanc, garde la couleur exacte de la chaussure', 'replace-background', 0],
  ['fundo branquinho. mas o verde do vestido é bem esse msm, nao muda', 'replace-background', 0],
  ['mettila dritta. Le travi in legno devono restare del loro colore', 'straighten', 0],
  // Alone nothing is asked for, and a part in its color may be all that keeps it.
  ['keep the real colour of the shoe', '', 1],
  ['everything black and white, keep the color of the car', 'black-and-white', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
