import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'make the water more turquoise, like in the Maldives',
  'more turquoise water please',
  'make the sea more blue',
  'the water should be more turquoise',
])('“%s” changes no other colors', (prompt) => expect(planAndUndone(prompt, [])).toEqual(['', 1]));

it.each([
  ['make the sky more blue', 'recolor sky'],
  ['make the water brighter', 'brighten'],
])('“%s” is done', (prompt, plan) => expect(planAndUndone(prompt, ['names'])).toEqual([plan, 0]));
