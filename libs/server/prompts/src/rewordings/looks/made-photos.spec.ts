import { readPrompt } from '../../read-prompt.ts';

it.each([
  'turn my sketch into a realistic photo',
  'make this painting look like a real photograph',
  'mach aus meiner Zeichnung ein echtes Foto',
  'convierte mi dibujo en una foto realista',
  'transforme mon dessin en vraie photo',
  'transforma meu desenho em foto realista',
  'trasforma il mio disegno in una foto realistica',
])('“%s” is refused, and no drawing is made instead', (prompt) => {
  expect(readPrompt(prompt).steps).toEqual([]);
});

it.each([
  ['turn my photo into a drawing', 'pencil-sketch'],
  ['mach aus dem Foto eine Zeichnung', 'pencil-sketch'],
])('“%s” makes one', (prompt, operation) => {
  expect(readPrompt(prompt).steps.map((step) => step.operation)).toEqual([operation]);
});
