import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Hintergrund nicht entfernen, sondern abdunkeln', 'darken background', 0],
  ['lo sfondo non va tolto, va schiarito', 'brighten background', 0],
  ['não é pra tirar o fundo, é pra desfocar', 'blur-background', 0],
  ['no es quitar el fondo, es difuminarlo', 'blur-background', 0],
  ['Hintergrund nicht entfernen', '', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
