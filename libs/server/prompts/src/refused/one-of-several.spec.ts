import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['cut out mom from group picture and put soft grey background', '', 1],
  ['cut out one person from the group', '', 1],
  ['cut out the girl in the middle, white background', '', 1],
  ['isolate the woman on the right on white', '', 1],
  ['schneide Oma aus dem Gruppenfoto aus', '', 1],
  ['Oma aus dem Gruppenfoto freistellen', '', 1],
  ['den Mann links freistellen', '', 1],
  ['recorta a mi abuela de la foto de grupo con fondo blanco', '', 1],
  ['recorta al hombre de la izquierda', '', 1],
  ['detoure mamie de la photo de groupe', '', 1],
  ["détoure l'homme de gauche", '', 1],
  ['recorta minha avó da foto de grupo', '', 1],
  ['ritaglia la nonna dalla foto di gruppo', '', 1],
  ["scontorna l'uomo a sinistra", '', 1],
  ['cut me out of the group shot and put plain grey behind', '', 1],
  ['recórtame de la foto de grupo', '', 1],
  // Everybody, or nobody else.
  ['cut out everyone from the group photo', 'remove-background', 0],
  ['cut out the people from the group photo', 'remove-background', 0],
  ['cut out the background from the group photo', 'remove-background', 0],
  ['cut out the man', 'remove-background', 0],
  ['die Gruppe freistellen', 'remove-background', 0],
  ['recorta la foto de grupo', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
