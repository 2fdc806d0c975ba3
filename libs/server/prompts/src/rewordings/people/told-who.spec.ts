import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['my husband is the one on the left with the cap. can he be brighter, the rest is perfect as it is', '', 1],
  ['mein Mann ist der links mit der Kappe. kann er heller sein', '', 1],
  ['grandma is in the shade, can she be brighter', 'brighten subject', 0],
  ['can it be brighter', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
