import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['really grainy and more contrast', 'contrast + film-grain', 0],
  ['richtig körnig und mehr kontrast', 'contrast + film-grain', 0],
  ['bien granulada y más contraste', 'contrast + film-grain', 0],
  ['photo bien granuleuse, contraste fort', 'contrast + film-grain', 0],
  ['foto bem granulada, alto contraste', 'contrast + film-grain', 0],
  ['bella granulosa, alto contrasto', 'contrast + film-grain', 0],
  // Near misses: grain that is told is a fault.
  ['too grainy and more contrast', 'denoise + contrast', 0],
  ['die Fotos sind richtig körnig', 'denoise', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
