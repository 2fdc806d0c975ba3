import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['turn anything blue gray', 'black-and-white color #2f6fde blue'],
  ['make everything that is red black and white', 'black-and-white color #d92b2b red'],
  ['mach alles, was rot ist, grau', 'black-and-white color #d92b2b red'],
  // Alike, and another wish.
  ['turn everything gray', 'black-and-white'],
  ['make everything black and white except the red', 'black-and-white not color #d92b2b red'],
] as const)('“%s” is “%s”', (prompt, plan) => expect(planAndUndone(prompt, ['where'])[0].trim()).toBe(plan));
