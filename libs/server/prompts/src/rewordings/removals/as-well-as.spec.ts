import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['quita la bici así como las botellas', 'remove-object bicycle,bottle', 0],
  ['tira a bicicleta assim como as garrafas', 'remove-object bicycle,bottle', 0],
  ['togli la bici nonché le bottiglie', 'remove-object bicycle,bottle', 0],
  ['enlève le vélo ainsi que les bouteilles', 'remove-object bicycle,bottle', 0],
  ['entferne das Fahrrad sowie die Flaschen', 'remove-object bicycle,bottle', 0],
  // Here “así como” joins two other wishes.
  ['más brillo así como más contraste', 'brighten + contrast', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
