import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the people at the railing so only the falls and I remain', 'remove-object behind', 0],
  ['entferne die Leute, nur der Wasserfall und ich sollen bleiben', 'remove-object behind', 0],
  ['saca a la gente de la baranda, que queden solo las cataratas y yo', 'remove-object behind', 0],
  ["enlève les gens de la rambarde, qu'il ne reste que les chutes et moi", 'remove-object behind', 0],
  ['tira os outros surfistas da água, quero só eu na onda', 'remove-object behind', 0],
  ['togli le persone, che restino solo le cascate e io', 'remove-object behind', 0],
  // Somebody else stays, or nobody.
  ['remove the people, only my wife stays', '', 1],
  ['remove the people', 'remove-object ', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place'])).toEqual([plan, undone]),
);
