import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['yellower', 'warm-tones'],
  ['gelber', 'warm-tones'],
  ['más amarillo', 'warm-tones'],
  ['plus jaune', 'warm-tones'],
  ['mais amarelo', 'warm-tones'],
  ['più gialla', 'warm-tones'],
  ['bluer', 'cool-tones'],
  ['put an orange filter on it', 'warm-tones'],
  ['Orangefilter drüber', 'warm-tones'],
  ['filtro azul', 'cool-tones'],
  ['filtre orange', 'warm-tones'],
  ['filtro arancione', 'warm-tones'],
  // Near misses.
  ['make the car more yellow', 'recolor car'],
  ['the sky more blue', 'recolor sky'],
  ['put an orange frame on it', 'border'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, 0]);
});
