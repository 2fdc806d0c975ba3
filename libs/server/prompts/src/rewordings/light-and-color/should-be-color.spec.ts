import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([["the couch shouldn't be purple, it's grey in real life", 'recolor couch gray', 0]] as const)(
  '“%s” is read as “%s”',
  (prompt, plan, undone) => expect(planAndUndone(prompt, ['names', 'name'])).toEqual([plan, undone]),
);
