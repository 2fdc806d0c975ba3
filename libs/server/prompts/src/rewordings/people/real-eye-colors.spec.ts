import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  // Red eyes are found in faces of people, and the result says so of the dog's.
  ["get the red out of everybodys eyes, the dog's too (his are green actually)", 'red-eye', 1],
  ["get the red out of everybody's eyes, the dog's too", 'red-eye', 1],
  ['get the red out of everybodys eyes', 'red-eye', 0],
  ['fix the red eyes (hers are blue)', 'red-eye', 0],
  ['rote Augen entfernen, seine sind eigentlich grün', 'red-eye', 0],
  ['quita los ojos rojos, los suyos son verdes', 'red-eye', 0],
  ['enlève les yeux rouges, les siens sont verts', 'red-eye', 0],
  ['tira o olho vermelho, os dele são verdes', 'red-eye', 0],
  ['togli gli occhi rossi, i suoi sono verdi', 'red-eye', 0],
  ['fix red eyes, the dog is fine', 'red-eye', 0],
  ['rote Augen weg, der Hund bleibt so', 'red-eye', 0],
  ["fix the red eyes. It's me with my dog", 'red-eye', 0],
  // A color that is asked for.
  ['make his eyes green', 'recolor', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
