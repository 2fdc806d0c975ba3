import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["save it as jpg, it's a png rn", 'convert-format jpeg'],
  ["need jpg, it's a png right now", 'convert-format jpeg'],
  ['mach ein jpg draus, ist gerade ein png', 'convert-format jpeg'],
  ['necesito jpg, ahora es png', 'convert-format jpeg'],
  ['il me faut un jpg, c’est un png pour l’instant', 'convert-format jpeg'],
  ['preciso em jpg, agora está em png', 'convert-format jpeg'],
  ['mi serve in jpg, adesso è png', 'convert-format jpeg'],
  // Alike, and the only format.
  ['save it as png', 'convert-format png'],
  ['make it a png now', 'convert-format png'],
] as const)('“%s” is “%s”', (prompt, plan) => expect(planAndUndone(prompt, ['format'])).toEqual([plan, 0]));
