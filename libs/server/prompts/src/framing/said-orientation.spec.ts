import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['A4 at 300dpi, landscape, ready for the print shop', 'resize 3508 2480', 0],
  ['A4 landscape at 300 dpi', 'resize 3508 2480', 0],
  ['A4 300dpi portrait', 'resize 2480 3508', 0],
  ['A4 quer, 300 dpi', 'resize 3508 2480', 0],
  ['A4 Querformat mit 300 dpi', 'resize 3508 2480', 0],
  ['A4 hochkant, 300 dpi', 'resize 2480 3508', 0],
  ['A4 a 300 ppp, apaisado', 'resize 3508 2480', 0],
  ['A4 à 300 dpi, paysage', 'resize 3508 2480', 0],
  ['A4 a 300 dpi, paisagem', 'resize 3508 2480', 0],
  ['A4 a 300 dpi, orizzontale', 'resize 3508 2480', 0],
  ['A4, schwarzweiß, quer', 'black-and-white + crop 99:70', 0],
  // Nothing is said of how the sheet lies.
  ['A4 at 300 dpi', 'resize 2480 3508 either', 0],
  ["A4 at 300 dpi, it's a landscape", 'resize 2480 3508 either', 0],
  ['A4 300 dpi, family portrait', 'resize 2480 3508 either', 0],
  ['A4 at 300 dpi, portrait of my grandma', 'resize 2480 3508 either', 0],
  ['A4 a 300 dpi, foto de paisaje', 'resize 2480 3508 either', 0],
  ['A4 300 dpi, landscape and brighten the sky', 'brighten + resize 3508 2480', 0],
  ['10x15 hochkant', 'crop 10:15', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'width', 'height', 'sides'])).toEqual([plan, undone]),
);
