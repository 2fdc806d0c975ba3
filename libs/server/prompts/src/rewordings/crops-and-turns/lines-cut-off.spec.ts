import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['there is a line down the right side, cut it off', 'crop right'],
  ["There's a white stripe at the bottom, please crop that", 'crop bottom'],
  ['da ist ein Streifen am linken Rand, schneid den weg', 'crop left'],
  // Alike, and nothing at a side.
  ['there is a man on the left, remove him', 'remove-object'],
] as const)('“%s” is “%s”', (prompt, plan) => expect(planAndUndone(prompt, ['edge'])[0].trim()).toBe(plan));
