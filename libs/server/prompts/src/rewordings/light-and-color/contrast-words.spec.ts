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
  ['make the blacks actually black', 'contrast more'],
  ['blacks should be black', 'contrast more'],
  ['Schwarz soll auch richtig schwarz sein', 'contrast more'],
  ['Schwarz muss wieder schwarz sein und weniger Rauschen', 'contrast more + denoise'],
  ['que los negros sean negros de verdad', 'contrast more'],
  ['je veux que les noirs soient vraiment noirs', 'contrast more'],
  ['quero que os pretos fiquem bem pretos', 'contrast more'],
  ['voglio che i neri siano davvero neri', 'contrast more'],
  // Near misses.
  ['more contrast in the clouds', 'contrast more sky'],
  ['make it black and white', 'black-and-white'],
  ['make the car black', 'recolor'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['direction', 'where'])[0]).toBe(plan);
});

it.each([
  ['mach das Bild bitte etwas knackiger', 'contrast more', 0],
  ['bitte das Bild etwas knackiger', 'contrast more', 0],
  ['die Farben knackiger', 'enhance-colors', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]);
});
