import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['crop tight on the goalkeeper and darken everybody else', 'darken not subject + crop', 0],
  ['crop to the dog and darken everything else', 'darken not dog + crop', 0],
  ['brighten the bride and darken everyone else', 'brighten subject + darken not subject', 0],
  ['schneide auf die Braut zu und dunkle alle anderen ab', 'darken not subject + crop', 0],
  ['recorta a la novia y oscurece a los demás', 'darken not subject + crop', 0],
  ['recadre sur la mariée et assombris tous les autres', 'darken not subject + crop', 0],
  ['corta na noiva e escurece os outros', 'darken not subject + crop', 0],
  ['ritaglia sulla sposa e scurisci tutti gli altri', 'darken not subject + crop', 0],
  // The other people cannot be told from the removed one, and “leave the rest” asks for no tone.
  ['remove the man on the left and brighten the others', 'remove-object + brighten', 0],
  ['brighten it, leave the rest', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
