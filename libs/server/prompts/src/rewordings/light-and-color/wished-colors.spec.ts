import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cambia el fondo por un degradado de rosa a morado', 'replace-background #f48fb8 #7a3fb0', 0],
  ['fondo degradado de morado a azul', 'replace-background #7a3fb0 #2f6fde', 0],
  ['degradado de rosa claro a morado de fondo', 'replace-background #f9c1d8 #7a3fb0', 0],
  // Here the color names a cast that is taken out.
  ['quita el tono morado', 'color-correction', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['stops'])).toEqual([plan, undone]),
);
