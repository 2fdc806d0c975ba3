import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the sky is too blue', 'saturation sky', 0],
  ['less blue in the sky', 'saturation sky', 0],
  ['the grass is too green', 'saturation plants', 0],
  ['take a little of the green out of the lawn', 'saturation plants', 0],
  ['der Rasen ist zu grün', 'saturation plants', 0],
  ['weniger Blau im Himmel', 'saturation sky', 0],
  ['el césped está demasiado verde', 'saturation plants', 0],
  ["l'herbe est trop verte", 'saturation plants', 0],
  ['a grama está verde demais', 'saturation plants', 0],
  ["l'erba è troppo verde", 'saturation plants', 0],
  ['her dress is too red', 'saturation clothes', 0],
  ['the grass is neon green, tone it down', 'saturation plants', 0],
  ['der Rasen ist neongrün', 'saturation plants', 0],
  ['el césped está verde radiactivo', 'saturation plants', 0],
  ["l'herbe est vert fluo", 'saturation plants', 0],
  ['A relva está verde fluorescente, baixa isso bem', 'saturation plants', 0],
  ['il prato è verde fluo', 'saturation plants', 0],
  ['o verde da relva está muito forte', 'saturation plants', 0],
  // A new color.
  ['make the grass neon green', 'recolor', 0],
  ['more blue in the sky', 'recolor', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
