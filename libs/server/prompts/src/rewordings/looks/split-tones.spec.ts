import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cool the shadows, warm the highlights', 'teal-and-orange', 0],
  ['Schatten kühl, Lichter warm', 'teal-and-orange', 0],
  ['sombras frías, luces cálidas', 'teal-and-orange', 0],
  ['ombres froides, lumières chaudes', 'teal-and-orange', 0],
  ['sombras frias, luzes quentes', 'teal-and-orange', 0],
  ['ombre fredde, luci calde', 'teal-and-orange', 0],
  // Beside another color.
  ['bandes noires comme au ciné, teinte bleu orangé', 'teal-and-orange + border', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
