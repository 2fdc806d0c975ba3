import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['both side by side, thin white border between them', '', 1],
  ['zwei Bilder nebeneinander, weißer Rand in der Mitte', '', 1],
  ['lado a lado, borde blanco en medio', '', 1],
  ['les deux côte à côte, filet blanc au milieu', '', 1],
  ['lado a lado, borda branca no meio', '', 1],
  ['fianco a fianco, bordo bianco in mezzo', '', 1],
  // A border around it.
  ['filet blanc autour', 'border #ffffff', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['color'])).toEqual([plan, undone]),
);
