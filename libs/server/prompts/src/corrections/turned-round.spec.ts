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

it.each([
  ['saturation minus 20 percent no wait minus 10 is enough', 'saturation less', 0],
  ['Sättigung minus 20 Prozent ne warte minus 10 reicht', 'saturation less', 0],
  ['saturación menos 20, no espera, menos 10 basta', 'saturation less', 0],
  ['saturation moins 20, non attends, moins 10 suffit', 'saturation less', 0],
  ['saturação menos 20, não espera, menos 10 chega', 'saturation less', 0],
  ['saturazione meno 20, no aspetta, meno 10 basta', 'saturation less', 0],
  ['drehe um 20 Grad, nein warte, 10 reicht', 'rotate 10', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['direction', 'degrees'])).toEqual([plan, undone]);
});
