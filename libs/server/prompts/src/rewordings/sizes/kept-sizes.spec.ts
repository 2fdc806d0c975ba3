import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['brighten it, same width', 'brighten', 0],
  ['brighten it and keep the width', 'brighten', 0],
  ['heller, Breite gleich lassen', 'brighten', 0],
  ['más claro, mismo ancho', 'brighten', 0],
  ['plus clair, même largeur', 'brighten', 0],
  ['mais claro, mesma largura', 'brighten', 0],
  ['più chiaro, stessa larghezza', 'brighten', 0],
  ['brighten it 20%, same size', 'brighten', 0],
  // Near misses.
  ['crop it to 4:5, same width', 'crop', 0],
  ['make it half the width', 'resize', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
