import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'too saturated looks like a parrot',
  'zu gesättigt sieht aus wie ein papagei',
  'demasiado saturado parece un loro',
  'trop saturé on dirait un perroquet',
  'saturado demais parece um papagaio',
  'troppo saturo sembra un pappagallo',
])('“%s” asks for less color, and not of a bird', (prompt) => {
  expect(planAndUndone(prompt, ['where', 'direction'])).toEqual(['saturation less', 0]);
});
