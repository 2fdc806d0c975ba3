import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['les macarons verts en violet, ah non attends l inverse, les violets en vert', '', 1],
  ['green macarons purple, no wait the other way round, purple ones green', '', 1],
  ['erst heller, nein andersrum, dunkler', '', 1],
  ['el rojo azul, no espera, al revés', '', 1],
  ['more contrast, no, less', 'contrast less', 0],
  ['mirror it the other way round', 'flip', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction', 'degrees'])).toEqual([plan, undone]),
);
