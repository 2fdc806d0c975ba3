import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['remove the photographer', 'remove-object person 1', 0],
  ['take out the photographer in the back, not the bride', 'remove-object person behind 1', 0],
  ['remove the photographers', 'remove-object person behind 0', 0],
  ['enlevez le sac poubelle et le chariot', '', 2],
  ['enlève le sac à main', 'remove-object handbag 1', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  const [read, notPossible] = planAndUndone(prompt, ['names', 'place', 'count']);
  expect([read.replace(/ +/gu, ' '), notPossible]).toEqual([plan, undone]);
});
