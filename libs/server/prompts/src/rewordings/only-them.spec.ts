import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['the teeth look yellow, brighten just them', 'recolor teeth', 0],
  ['The trees are too dark. Just brighten those.', 'brighten plants', 0],
  ['The dog is too dark. Just brighten him.', 'brighten dog', 0],
  ['Die Hunde sind zu dunkel. Nur die aufhellen.', 'brighten dog', 0],
  ['Les chiens sont trop sombres. Éclaircis-les seulement.', 'brighten dog', 0],
  ['Os cães estão escuros. Só clareia eles.', 'brighten dog', 0],
  ['die Zähne sind gelb, helle nur sie auf', 'recolor teeth', 0],
  ['los dientes están amarillos, aclara solo eso', 'recolor teeth', 0],
  ['les dents sont jaunes, éclaircis seulement elles', 'recolor teeth', 0],
  ['os dentes ficaram amarelados, clareia só eles', 'recolor teeth', 0],
  ['o bolo ficou escuro, clareia só ele uai', 'brighten cake', 0],
  ['i denti sono giallastri, schiarisci solo quelli', 'recolor teeth', 0],
  ['o céu ficou claro, escurece só ele', 'darken sky', 0],
  // Near misses.
  ['os dentes ficaram amarelados, clareia só os dentes', 'recolor teeth', 0],
  ['the picture looks dark, brighten only the face', 'brighten face', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'where'])).toEqual([plan, undone]),
);
