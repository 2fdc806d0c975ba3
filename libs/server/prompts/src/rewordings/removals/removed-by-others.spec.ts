import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the cup, everyone took my hand off too', 'remove-object cup', 0],
  ['everyone removed my hand, just remove the cup', 'remove-object cup', 0],
  ['entferne die Tasse, alle anderen Apps haben auch meine Hand entfernt', 'remove-object cup', 0],
  ['quita la taza, todas las apps me borraron la mano', 'remove-object cup', 0],
  ["enlève la tasse, les autres applis m'ont enlevé la main", 'remove-object cup', 0],
  ['tira a xícara, os outros apps tiraram minha mão', 'remove-object cup', 0],
  ['togli la tazza, le altre app hanno tolto la mano', 'remove-object cup', 0],
  // A wish.
  ['remove everyone', 'remove-object person', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
