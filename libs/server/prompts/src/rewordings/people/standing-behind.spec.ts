import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['borra a la señora que sale atrás', 'remove-object behind', 0],
  ['oye me puedes borrar a la señora q sale atras con el paraguas', 'remove-object behind', 0],
  ['quita al hombre que está atrás', 'remove-object behind', 0],
  ['tira a mulher que aparece atrás', 'remove-object behind', 0],
  // Near misses.
  ['borra a la señora que sale a la izquierda', 'remove-object left', 0],
  ['desenfoca lo que está detrás', 'blur-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place'])).toEqual([plan, undone]),
);
