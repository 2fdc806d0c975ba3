import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['valeu demais ficou top', '', 1],
  ['ficou top', '', 1],
  ['quedó genial', '', 1],
  ["merci c'est top", '', 1],
  ['nur das', '', 1],
  ['juste ça', '', 1],
  ['nada más eso', '', 1],
  // A wish beside it.
  ['ficou top, só clareia um pouco', 'brighten', 0],
  ['mach es heller, nur das', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
