import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the same dress but blue', 'recolor clothes blue'],
  ['gleiches Kleid aber in blau', 'recolor clothes blue'],
  ['la misma camisa pero en verde', 'recolor clothes green'],
  ['la même robe mais en bleu', 'recolor clothes blue'],
  ['a mesma camisa mas em azul', 'recolor clothes blue'],
  ['stessa maglia ma verde', 'recolor clothes green'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['names', 'name'])).toEqual([plan, 0]);
});
