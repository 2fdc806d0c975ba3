import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the photo is sharp enough, just brighten it', 'brighten'],
  ['ist scharf genug, nur heller', 'brighten'],
  ['está bastante nítida, solo aclárala', 'brighten'],
  ["c'est assez net, juste plus clair", 'brighten'],
  ['já está nítida, só clareia', 'brighten'],
  ['è abbastanza nitida, solo più luce', 'brighten'],
  ['no effects, just straighten', 'straighten'],
  ['keine Effekte, nur begradigen', 'straighten'],
  // Near misses.
  ['not bright enough, just brighten it', 'brighten'],
  ['make it sharp enough', 'sharpen'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
