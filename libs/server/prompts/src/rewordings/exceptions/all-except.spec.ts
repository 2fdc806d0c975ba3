import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['desaturate everything but the umbrella', 'saturation', 'not umbrella'],
  ['turn everything but the car gray', 'black-and-white', 'not car'],
  ['drain the color from everything but the car', 'black-and-white', 'not car'],
  ['floute tout sauf le ciel', 'blur', 'not sky'],
  ['sfoca tutto tranne il cielo', 'blur', 'not sky'],
  ['alles weichzeichnen außer dem Himmel', 'blur', 'not sky'],
  ['tudo em preto e branco menos meu gato', 'black-and-white', 'not cat'],
  ['seulement le ciel en couleur', 'black-and-white', 'not sky'],
  ['só meu gato em cores', 'black-and-white', 'not cat'],
  ['blur everything except the woman and the dog', 'blur', 'not subject + dog'],
])('“%s” spares what it excepts', (prompt, operation, where) =>
  expect(readPrompt(prompt).steps).toMatchObject([{ operation, options: { where } }]),
);
