import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'my watermark across all picture please, TW Joinery, diagonal, very light because people steal from me',
    'watermark TW Joinery  diagonal',
    0,
  ],
  ['add my name as watermark, see-through, Jenny Lee Photos', 'watermark Jenny Lee Photos ', 0],
  ['mets mon nom en filigrane, transparent, Jenny Lee Photos', 'watermark Jenny Lee Photos ', 0],
  ['mein Wasserzeichen aylinbackt, unten in die Mitte', 'watermark aylinbackt bottom', 0],
  ['mi marca de agua anapinta abajo en el centro', 'watermark anapinta bottom', 0],
  [
    'mon filigrane sur toute la photo svp, TW Menuiserie, en diagonale',
    'watermark TW Menuiserie  diagonal',
    0,
  ],
  ["minha marca d'água anapinta, embaixo no meio", 'watermark anapinta bottom', 0],
  [
    'la mia filigrana su tutta la foto per favore, TW Falegnameria, in diagonale',
    'watermark TW Falegnameria  diagonal',
    0,
  ],
  ['our watermark at the bottom, Studio Kern, white', 'watermark Studio Kern bottom', 0],
  ['wasserzeichen fotobymaria unten rechts', 'watermark fotobymaria bottom-right', 0],
  ['watermark lisa.fotografie bottom right', 'watermark lisa.fotografie bottom-right', 0],
  ['marca de agua fotosmaria abajo a la derecha', 'watermark fotosmaria bottom-right', 0],
  ['filigrane photobymaria en bas à droite', 'watermark photobymaria bottom-right', 0],
  ["marca d'água fotobymaria embaixo à direita", 'watermark fotobymaria bottom-right', 0],
  ['filigrana fotobymaria in basso a destra', 'watermark fotobymaria bottom-right', 0],
  ['wasserzeichen studio nordlicht klein unten rechts', 'watermark studio nordlicht bottom-right', 0],
  ['watermark lisa müller', 'watermark lisa müller ', 0],
  ['marca de agua estudio luz pequeña abajo a la derecha', 'watermark estudio luz bottom-right', 0],
  ['filigrane studio lumière petit en bas à droite', 'watermark studio lumière bottom-right', 0],
  ["marca d'água estúdio luz pequena em baixo à direita", 'watermark estúdio luz bottom-right', 0],
  ['filigrana studio luce piccola in basso a destra', 'watermark studio luce bottom-right', 0],
  // No name of one.
  ['wasserzeichen sehr dezent unten', 'watermark  bottom', 0],
  ['watermark removal please', '', 1],
  ['remove the watermark studio northlight bottom right', '', 1],
  ['watermark photos bottom right', 'watermark  bottom-right', 0],
  ['remove the watermark fotobymaria bottom right', '', 1],
  ['my watermark design in the corner', 'watermark  bottom-right', 0],
  ['mein Wasserzeichen, Mitte', 'watermark  center', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place', 'angle'])).toEqual([plan, undone]),
);
