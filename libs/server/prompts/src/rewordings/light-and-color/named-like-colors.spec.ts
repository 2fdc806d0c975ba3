import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'Keep the orange orange, the rest black and white. I mean the fruit.',
  'The oranges stay orange, everything else in black and white',
  'Die Orange bleibt orange, der Rest schwarzweiß.',
  'Lass die Orange orange, alles andere grau',
  'Deja la naranja naranja, el resto en blanco y negro.',
  'La naranja se queda naranja, lo demás en blanco y negro',
  "Garde l'orange orange, le reste en noir et blanc.",
  "L'orange reste orange, tout le reste en noir et blanc",
  'Deixa a laranja laranja, o resto preto e branco.',
  'A laranja fica laranja, o resto em preto e branco',
  "L'arancia resta arancione, il resto in bianco e nero.",
  "Lascia l'arancia arancione, tutto il resto in bianco e nero",
])('“%s” keeps what is orange in color', (prompt) =>
  expect(planAndUndone(prompt, ['where'])).toEqual(['black-and-white not color #f28c28 orange', 0]),
);

it.each([
  ['Keep the rose red, everything else black and white.', 'black-and-white not color #d92b2b red'],
  ['Lass das Auto rot, alles andere schwarzweiß.', 'black-and-white not car'],
  ['La robe reste rouge, tout le reste en noir et blanc.', 'black-and-white not clothes'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]),
);
