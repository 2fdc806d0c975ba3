import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the man, no not the man, the bag next to him', 'remove-object bag', 0],
  ['remove the man, not the man, the bag', 'remove-object bag', 0],
  ['entferne den Mann, nicht den Mann, die Tasche', 'remove-object bag', 0],
  ['enlève la voiture, pas la voiture, le vélo', 'remove-object bicycle', 0],
  ['remove the man and the bag', 'remove-object man,bag,handbag,suitcase', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['said'])).toEqual([plan, undone]),
);
