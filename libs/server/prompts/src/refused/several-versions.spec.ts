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
  ['make three colour versions of the mug: sage, dusty pink, off white', '', 1],
  ['mach drei Farbversionen der Tasse: rot, blau, grün', '', 1],
  ['haz tres versiones de la taza: roja, azul y verde', '', 1],
  ['fais trois versions de la tasse : rouge, bleue, verte', '', 1],
  ['faz três versões da caneca: vermelha, azul e verde', '', 1],
  ['fai tre versioni della tazza: rossa, blu e verde', '', 1],
  ['make a red, a blue and a green version of the mug', '', 1],
  ['we need 1500x500 for the twitter header, 1080x1080 for insta and 820x312 for facebook', '', 1],
  ['i need it in 1080x1080 and 1920x1080', '', 1],
  ['für Instagram 1080x1080 und für YouTube 1280x720', '', 1],
  ['la necesito en 1080x1080 y en 1920x1080', '', 1],
  ['en 1080x1080 et 1200x630', '', 1],
  // One picture.
  ['between 200x200 and 800x800 px', 'resize', 1],
  ['crop to 1080x1080, the original is 4000x3000', 'resize', 1],
  ['make a black and white version', 'black-and-white', 0],
  ['passport photo 3x4', 'passport-photo', 0],
  ['black and white and sepia', 'sepia + black-and-white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
