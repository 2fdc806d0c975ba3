import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['oscurece abajo', 'darken bottom half', 0],
  ['aclara un poco abajo', 'brighten bottom half', 0],
  ['más luz abajo', 'brighten bottom half', 0],
  ['satura abajo', 'saturation more bottom half', 0],
  ['sube el contraste abajo', 'contrast more bottom half', 0],
  ['brighter top, darker bottom', 'brighten top half + darken bottom half', 0],
  ['top darker, bottom brighter', 'darken top half + brighten bottom half', 0],
  ['Más claro por arriba y más oscuro por abajo.', 'brighten top half + darken bottom half', 0],
  ['oscurece arriba', 'darken top half', 0],
  ['baja el contraste', 'contrast less', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction', 'where'])).toEqual([plan, undone]),
);
