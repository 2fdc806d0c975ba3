import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["brighten it but not the stones, they're already sparkly enough", 'brighten', 1],
  ['brighten it, the stones are sparkly enough', 'brighten', 0],
  ['the colors are vivid enough, straighten it', 'straighten', 0],
  ['skin is smooth enough, whiten the teeth', 'recolor', 0],
  ['die Haut ist schon glatt genug, Zähne weißer', 'recolor', 0],
  ['los colores ya son bastante vivos, enderézala', 'straighten', 0],
  ['les couleurs sont déjà assez vives, redresse la photo', 'straighten', 0],
  ['a pele já está bastante lisa, clareia os dentes', 'recolor', 0],
  ['i colori sono già abbastanza vivaci, raddrizza la foto', 'straighten', 0],
  ['the photo is not bright enough', 'brighten', 0],
  ['crop it square, not sharp enough', 'sharpen + crop', 0],
  ['not bright enough, crop it square', 'low-light + crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
