import { readPrompt } from '../../read-prompt.ts';
import { COLORIZE } from '../../rules/beyond.ts';
import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  "grandpa in black and white, I'd love to see him in color",
  'mein Opa in schwarzweiß, ich würde ihn gern in Farbe sehen',
  'mi abuelo en blanco y negro, me gustaría verlo en color',
  "mon grand-père en noir et blanc, j'aimerais le voir en couleur",
  'meu avô em preto e branco, queria vê-lo colorido',
  'nonno da giovane in bianco e nero, mi piacerebbe vederlo a colori',
  'in color please',
  "I'd love to see it in color",
  'das Foto in Farbe',
  'hacela en colores',
  'en color por favor',
  'me gustaría verla en color',
  "en couleur s'il te plaît",
  'a cores por favor',
  'a colori per favore',
])('“%s” is refused, and nothing becomes black and white', (prompt) => {
  const { steps, hints } = readPrompt(prompt);
  expect(steps).toEqual([]);
  expect(hints).toContain(COLORIZE);
});

it.each([
  ['only the dog in color', 'black-and-white not dog'],
  ['write HELLO in color', 'add-text'],
  ['make it colorful', 'enhance-colors'],
  ['mach es bunter', 'enhance-colors'],
  ['deixa a foto mais colorida', 'enhance-colors'],
  ['nur der Hund in Farbe', 'black-and-white not dog'],
] as const)('“%s” is another wish', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]),
);
