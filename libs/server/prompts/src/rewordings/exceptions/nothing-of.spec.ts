import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['más contraste y nada de viñeta', 'contrast more', 0],
  ['mais contraste e nada de vinheta', 'contrast more', 0],
  ['più contrasto e niente vignetta', 'contrast more', 0],
  ['bianco e nero, niente grana', 'black-and-white', 0],
  ['tipo carrete de los 90 con grano pero nada de sepia', 'vintage + film-grain', 0],
  ['aclara, nada de saturación extra', 'brighten', 0],
  ['clareia, nada de contraste', 'brighten', 0],
  ['schiarisci, niente chiarezza', 'brighten', 0],
  ['niente saturazione extra', '', 1],
  ['brighten it, no clarity and no extra saturation', 'brighten', 0],
  ['nada de viñeta', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]);
});
