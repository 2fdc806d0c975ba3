import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['bitte einfärben aber nicht so bunt', '', 1],
  ['colorise la mais pas trop vif', '', 1],
  ['colorize it but not too vivid', '', 1],
  ['colorea la foto pero no muy vivo', '', 1],
  ['bitte einfärben, das Kleid war hellblau', '', 1],
  ['nicht so bunt', 'saturation less', 0],
  ['heller aber nicht so bunt', 'brighten + saturation less', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]),
);
