import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['eyes a bit brighter and the bags under them less dark', 'smooth-skin', 1],
  ['the bags under my eyes lighter', 'smooth-skin', 0],
  ['lighten the circles under my eyes', 'smooth-skin', 0],
  ['lighten the bags under her eyes a bit', 'smooth-skin', 0],
  ['hell die Augenringe auf', 'smooth-skin', 0],
  ['aclara las ojeras', 'smooth-skin', 0],
  ['éclaircis les cernes', 'smooth-skin', 0],
  ['clareia as olheiras', 'smooth-skin', 0],
  ['schiarisci le occhiaie', 'smooth-skin', 0],
  ['lighten the eyes', 'brighten eyes', 0],
  ['remove the bags on the left', 'remove-object', 0],
  ['bags under my eyes are awful, lighten them but no plastic look', 'smooth-skin', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
