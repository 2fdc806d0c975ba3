import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['too little difference between sky and mountain', 'contrast more'],
  ['zu wenig Unterschied zwischen Himmel und Berg', 'contrast more'],
  ["renforce l'opposition jour/ombre", 'contrast more'],
  ['più differenza tra luci e ombre', 'contrast more'],
  ['gentler transitions between light and dark', 'contrast less'],
  ['weichere Übergänge zwischen hell und dunkel', 'contrast less'],
  ['densifie les noirs', 'contrast more'],
  ['tiefere Schwarztöne', 'contrast more'],
  ['leichte S-Kurve', 'contrast more'],
  ['dalle spessore', 'contrast more'],
  // Near misses.
  ['more contrast in the clouds', 'contrast more sky'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['direction', 'where'])[0]).toBe(plan);
});
