import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['make the lawn greener', 'recolor green'],
  ['mach den Rasen grüner', 'recolor green'],
  ['césped más verde', 'recolor green'],
  ['rends la pelouse un peu plus verte', 'recolor green'],
  ['deixa as árvores mais verdes', 'recolor green'],
  ['rendi il prato più verde', 'recolor green'],
  // Near misses: other colors of plants, and plants that nobody names.
  ['árboles con colores más vivos', 'saturation'],
  ['más verde, por favor', 'enhance-colors'],
] as const)('plants become green in “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, 0]),
);
