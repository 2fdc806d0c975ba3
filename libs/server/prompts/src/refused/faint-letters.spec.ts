import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['letters are very pale at bottom where total is, make darker please', '', 1],
  ['die Buchstaben sind unten sehr blass, bitte dunkler machen', '', 1],
  ['las letras están muy pálidas abajo, hazlas más oscuras', '', 1],
  ['les lettres sont très pâles en bas, rends-les plus foncées', '', 1],
  ['as letras estão muito apagadas embaixo, escurece', '', 1],
  ['le lettere sono molto pallide in basso, falle più scure', '', 1],
  ['the photo is very pale, make it darker', 'darken', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
