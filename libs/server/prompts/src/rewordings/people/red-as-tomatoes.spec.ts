import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['we all look like lobsters', 'smooth-skin redness', 0],
  ['wir sehen aus wie Tomaten so rot', 'smooth-skin redness', 0],
  ['parecemos tomates de lo rojos que estamos', 'smooth-skin redness', 0],
  ['on dirait des tomates tellement on est rouges', 'smooth-skin redness', 0],
  ['parecemos uns tomates de tão vermelhos', 'smooth-skin redness', 0],
  ['sembriamo tutti dei peperoni da quanto siam rossi', 'smooth-skin redness', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['of'])).toEqual([plan, undone]);
});
