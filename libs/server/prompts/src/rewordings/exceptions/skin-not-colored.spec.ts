import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['warmer but without making our skin orange', 'warm-tones not face', 0],
  ['wärmer, aber die Gesichter nicht orange werden lassen', 'warm-tones not face', 0],
  ['más cálida pero sin ponernos la piel naranja', 'warm-tones not face', 0],
  ['plus chaud mais sans rendre la peau orange', 'warm-tones not face', 0],
  ['mais quente mas sem deixar a pele laranja', 'warm-tones not face', 0],
  ['più caldo ma senza farci la pelle arancione', 'warm-tones not face', 0],
  ['the skin is too orange', 'color-correction', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]);
});
