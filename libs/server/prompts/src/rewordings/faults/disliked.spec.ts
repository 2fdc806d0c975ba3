import { readPrompt } from '../../read-prompt.ts';
import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["i don't like the background, make it blue", 'replace-background blue', 0],
  ['the background is ugly, make it light blue', 'replace-background light blue', 0],
  ["i don't like my shirt, make it red", 'recolor red clothes', 0],
  ['i hate the sofa. can you make it green?', 'recolor green couch', 0],
  ["i don't like the background, make it darker", 'darken', 0],
  ["i don't like the photo, make it pop", 'enhance-colors', 0],
  ['mir gefällt der hintergrund nicht, mach ihn weiß', 'replace-background white', 0],
  ['ich mag den hintergrund nicht, mach ihn grau', 'replace-background gray', 0],
  ['no me gusta el fondo, ponlo azul claro', 'replace-background sky blue', 0],
  ['no me gusta mi vestido, hazlo rojo', 'recolor red clothes', 0],
  ["je n'aime pas le fond, mets-le en blanc", 'replace-background white', 0],
  ["j'aime pas le fond, mets-le en blanc", 'replace-background white', 0],
  ['não gosto do fundo, deixa azul claro', 'replace-background sky blue', 0],
  ['non mi piace lo sfondo, mettilo bianco', 'replace-background white', 0],
  ['i dont like the green tint', 'color-correction', 0],
  ["i don't like the red eyes", 'red-eye', 0],
  ['mir gefallen die roten augen nicht', 'red-eye', 0],
  ['no me gusta el tono verde', 'color-correction', 0],
  ["je n'aime pas la teinte verte", 'color-correction', 0],
  ['não gosto do tom verde', 'color-correction', 0],
  ['non mi piacciono gli occhi rossi', 'red-eye', 0],
  // The shape is of the picture, and not of what was disliked.
  ["i don't like the frame, make it square", 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name', 'names'])).toEqual([plan, undone]),
);

it.each([
  "i don't like the dog, make it a cat",
  'i hate my nose, make it smaller',
  "i don't like the text, make it bigger",
  "i don't like the brown wall, make it white",
  // The color of a thing is no tint of the picture.
  'i hate the green wall',
  'the green wall is ugly',
  "i don't like the blue car",
  'je déteste le mur vert',
])('“%s” is refused', (prompt) => expect(readPrompt(prompt).steps).toEqual([]));
