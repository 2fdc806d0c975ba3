import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['líneas de expresión', 'smooth-skin'],
  ['Mimikfalten', 'smooth-skin'],
  ['pimpels remove plz', 'smooth-skin'],
  ['look rested', 'smooth-skin'],
  ['seh aus wie eine Kraterlandschaft', 'smooth-skin'],
  ['visage frais et reposé', 'smooth-skin'],
  ['prom pic, make us glow', 'smooth-skin'],
  ['facci brillare', 'smooth-skin'],
  ['alle sehen aus wie Vampire vom Blitz', 'red-eye'],
  ['on dirait des vampires à cause du flash', 'red-eye'],
  ['zyeux rouges là, faut enlever', 'red-eye'],
  // Near misses.
  ['make the lights glow', 'neon-glow'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});

it.each(['make me look like a vampire', 'the rested dog'])('“%s” is refused', (prompt) => {
  expect(planAndUndone(prompt, [])[0]).toBe('');
});
