import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['we look like lobsters', 'smooth-skin redness', 0],
  ['wir sehen aus wie Krebse', 'smooth-skin redness', 0],
  ['parecemos gambas de lo rojos que salimos', 'smooth-skin redness', 0],
  ['salimos todos rojos', 'smooth-skin redness', 0],
  ['on est rouges comme des homards', 'smooth-skin redness', 0],
  ['tá todo mundo parecendo um pimentão', 'smooth-skin redness', 0],
  ['siamo rossi come gamberi', 'smooth-skin redness', 0],
  // The eyes, and a lobster.
  ['salimos con los ojos rojos', 'red-eye', 0],
  ['a lobster on the plate', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['of'])).toEqual([plan, undone]),
);
