import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['dunkle das Bild ab', 'darken', undefined],
  ['dunkel das Foto etwas ab', 'darken', undefined],
  ['dunkle den Himmel ab, bitte', 'darken', 'sky'],
  ['dunkle den Himmel und die Bäume ab', 'darken', 'sky + plants'],
  ['zeichne den Hintergrund weich', 'blur-background', undefined],
  ['sättige die Farben ab', 'saturation', undefined],
])('the particle at the end of “%s” belongs to its verb', (prompt, operation, where) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect(steps.map((step) => [step.operation, step.options['where']])).toEqual([[operation, where]]);
  expect(notPossible).toEqual([]);
});
