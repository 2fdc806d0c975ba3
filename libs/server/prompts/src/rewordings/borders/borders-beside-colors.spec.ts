import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the red car blue with a white border', 'recolor car blue + border white', 0],
  ['mach das rote Auto blau mit weißem Rahmen', 'recolor car blue + border white', 0],
  ['pon el coche rojo en azul con borde blanco', 'recolor car blue + border white', 0],
  ['mets la voiture rouge en bleu avec une bordure blanche', 'recolor car blue + border white', 0],
  ['deixa o carro vermelho azul com borda branca', 'recolor car blue + border white', 0],
  ["fai l'auto rossa blu con bordo bianco", 'recolor car blue + border white', 0],
  // Beside a picture without colors.
  ['black and white white frame', 'black-and-white + border white', 0],
  ['schwarzweiß weißer Rahmen', 'black-and-white + border white', 0],
  ['blanco y negro marco blanco', 'black-and-white + border white', 0],
  ['noir et blanc cadre blanc', 'black-and-white + border white', 0],
  ['preto e branco borda branca', 'black-and-white + border white', 0],
  ['in bianco e nero cornice bianca', 'black-and-white + border white', 0],
  ['remove the black and white red border', '', 1],
  // Here the only color is that of the border.
  ['a white border', 'border white', 0],
  ['square with a white border', 'crop + border white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'name'])).toEqual([plan, undone]),
);
