import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['6 passport photos on one sheet', '', 1],
  ['4 copies on one 4x6 sheet so i can print', '', 1],
  ['6 Passbilder auf einem Blatt', '', 1],
  ['6 fotos carnet en una hoja', '', 1],
  ["8 photos d'identité sur une planche", '', 1],
  ['preciso de 6 fotinhas 3x4 na mesma folha pra imprimir', '', 1],
  ['6 fototessere su un foglio', '', 1],
  ['make a 2x2 collage of this photo in color, black and white, sepia and mirrored', '', 1],
  ['Fammi un collage 2x2 con questa foto a colori, in bianco e nero, seppia e specchiata', '', 1],
  // One picture.
  ['passport photo 3x4', 'passport-photo', 0],
  ['black and white and sepia', 'sepia + black-and-white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
