import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the bottles, the dog and the cat stay', 'remove-object bottle', 0],
  ['remove the bottles but the dog and the cat must stay', 'remove-object bottle', 0],
  ['remove the bottles, the dog, the horse and the cat stay', 'remove-object bottle', 0],
  ['entferne die Flaschen, Hund und Katze sollen bleiben', 'remove-object bottle', 0],
  ['Hund und Katze sollen bleiben, die Flaschen weg', 'remove-object bottle', 0],
  ['quita las botellas, el perro y el gato déjalos', 'remove-object bottle', 0],
  ['enlève les bouteilles, le chien et le chat, laisse-les', 'remove-object bottle', 0],
  ['tira as garrafas, o cachorro e o gato ficam', 'remove-object bottle', 0],
  ['tira as garrafas, deixa o cachorro e o gato', 'remove-object bottle', 0],
  ['togli le bottiglie, il cane e il gatto lasciali', 'remove-object bottle', 0],
  ['the dog and the cat, leave them', '', 1],
  // What goes with the rest, and what keeps its color.
  ['remove the bottles, the dog and the cat can go too', 'remove-object bottle,dog,cat', 0],
  ['black and white, the dog and the cat stay in color', 'black-and-white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
