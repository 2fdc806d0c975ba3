import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['white background, keep the shadow', 'product-shadow', 0],
  ['weißer Hintergrund, Schatten behalten', 'product-shadow', 0],
  ['weißer Hintergrund, der Schatten bleibt erhalten', 'product-shadow', 0],
  ['fondo blanco pero deja la sombra', 'product-shadow', 0],
  ["fond blanc mais garde l'ombre", 'product-shadow', 0],
  ['fundo branco mas mantém a sombra', 'product-shadow', 0],
  ["sfondo bianco ma tieni l'ombra", 'product-shadow', 0],
  // The background has no new color, or no shadow is kept.
  ['Hintergrund weg, Schatten behalten', 'remove-background', 1],
  ['white background', 'replace-background', 0],
  ['white background, remove the shadow', 'replace-background', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
