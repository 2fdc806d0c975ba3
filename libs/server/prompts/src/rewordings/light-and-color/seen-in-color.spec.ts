import { readPrompt } from '../../read-prompt.ts';
import { COLORIZE } from '../../rules/beyond.ts';

it.each([
  "grandpa in black and white, I'd love to see him in color",
  'mein Opa in schwarzweiß, ich würde ihn gern in Farbe sehen',
  'mi abuelo en blanco y negro, me gustaría verlo en color',
  "mon grand-père en noir et blanc, j'aimerais le voir en couleur",
  'meu avô em preto e branco, queria vê-lo colorido',
  'nonno da giovane in bianco e nero, mi piacerebbe vederlo a colori',
])('“%s” is refused, and nothing becomes black and white', (prompt) => {
  const { steps, hints } = readPrompt(prompt);
  expect(steps).toEqual([]);
  expect(hints).toContain(COLORIZE);
});
