import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['light beige background with a soft shadow', 'product-shadow light beige'],
  ['light gray background and a shadow under the product', 'product-shadow light gray'],
  ['beiger Hintergrund mit Schatten', 'product-shadow beige'],
  ['fondo gris con sombra', 'product-shadow gray'],
  ['fond bleu pâle avec une ombre douce', 'product-shadow pale blue'],
  ['fundo rosa com sombra embaixo do produto', 'product-shadow pink'],
  ["sfondo beige chiaro, un'ombra sotto la tazza", 'product-shadow light beige'],
  ['put it on a light pink with a shadow', 'product-shadow light pink'],
  ['yellow to orange gradient behind it and a drop shadow', 'product-shadow a gradient of yellow to orange'],
  // Near misses.
  ['white background and soft shadow', 'product-shadow'],
  ['make the cup red and add a shadow on white', 'recolor red + product-shadow'],
] as const)('the shadow of “%s” falls on the ground that it names: “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, 0]);
});
