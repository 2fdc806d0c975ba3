import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['add a border but not on top', '', 1],
  ['border on all sides but the bottom', '', 1],
  ['weißer Rand, aber nicht oben', '', 1],
  ['borde blanco menos arriba', '', 1],
  ['bordure blanche sauf en haut', '', 1],
  ['borda branca, mas não em cima', '', 1],
  ['bordo bianco tranne in alto', '', 1],
  ['border only left and right', '', 1],
  ['white bars left and right', '', 1],
  ['white margins left and right', '', 1],
  ['weißer Rand nur links und rechts', '', 1],
  ['round corners only on top', '', 1],
  ['round the top corners', '', 1],
  ['a white border all around', 'border', 0],
  ['a border and the text "not on top"', 'border + add-text', 0],
  ['a white border, but not too thick', 'border', 0],
  ['black bars top and bottom', 'border', 0],
  ['round the corners', 'round-corners', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
