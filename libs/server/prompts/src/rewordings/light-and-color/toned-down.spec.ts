import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['too much contrast, tone it down like 20%', 'contrast less'],
  ['zu viel Kontrast, bitte um 20% reduzieren', 'contrast less'],
  ['demasiado contraste, bájalo un 20%', 'contrast less'],
  ['trop de contraste, baisse-le de 20%', 'contrast less'],
  ['muito contraste, diminui uns 20%', 'contrast less'],
  ['troppo contrasto, abbassalo del 20%', 'contrast less'],
  ['too bright, take it down 15%', 'darken 15'],
  // Near misses.
  ['make it smaller by 20%', 'resize 80'],
  ['reduce the size by 20%', 'resize 80'],
  ['reduce el tamaño un 20%', 'resize 80'],
  ['réduis la taille de 20%', 'resize 80'],
  ['riduci le dimensioni del 20%', 'resize 80'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['direction', 'percent'])).toEqual([plan, 0]);
});
