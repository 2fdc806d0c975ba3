import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['black and white without blowing out the dress', 'black-and-white', 0],
  ['schwarzweiß ohne dass das Kleid ausfrisst', 'black-and-white', 0],
  ['blanco y negro sin quemar el vestido', 'black-and-white', 0],
  ['noir et blanc sans cramer la robe', 'black-and-white', 0],
  [
    'preto e branco bem dramático, céu escuro, mas sem estourar o branco do vestido',
    'black-and-white + dramatic-lighting',
    0,
  ],
  ['bianco e nero senza bruciare il vestito', 'black-and-white', 0],
  [
    'heller, die Fenster nicht noch mehr ausfressen lassen, und den Fernseher wegmachen',
    'remove-object + brighten',
    0,
  ],
  ['mais clara, sem estourar mais as janelas', 'brighten', 0],
  ['brighter without blowing out the sky', 'brighten not sky', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
