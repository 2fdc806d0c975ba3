import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['get rid of the writing showing through from the back of the page', '', 1],
  ['die Schrift von der Rückseite scheint durch, entferne sie', '', 1],
  ['quita el texto que se transparenta del otro lado', '', 1],
  ['enlève le texte qui transparaît du verso', '', 1],
  ['remove the writing', 'remove-object', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
