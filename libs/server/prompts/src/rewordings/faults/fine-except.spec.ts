import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["everything's fine except it's a tad dark", 'low-light', 0],
  ["it's perfect except that the horizon is crooked", 'straighten', 0],
  ['alles gut außer dass es zu dunkel ist', 'low-light', 0],
  ['todo bien salvo que está muy oscura', 'low-light', 0],
  ["tout va bien sauf que c'est trop sombre", 'low-light', 0],
  ['tudo certo só que está escura', 'low-light', 0],
  ['tutto bene tranne che è storta', 'straighten', 0],
  // A thing that shall go.
  ['everything is fine except the man on the left', 'remove-object person left', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'place'])).toEqual([plan, undone]),
);
