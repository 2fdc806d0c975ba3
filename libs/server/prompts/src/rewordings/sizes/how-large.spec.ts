import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['how big is this picture', '', 1],
  ["what's the resolution?", '', 1],
  ['Wie groß ist das Bild eigentlich?', '', 1],
  ['¿cuánto pesa esta foto?', '', 1],
  ["quelle est la taille de l'image ?", '', 1],
  ['qual o tamanho dessa foto?', '', 1],
  ['quanto è grande questa immagine?', '', 1],
  ['as big as possible', 'upscale', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
