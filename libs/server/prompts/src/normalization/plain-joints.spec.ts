import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['brighten it as well as turn it into a pencil sketch', 'brighten + pencil-sketch', 0],
  ['blur the plate as well as add a white border', 'blur license plate + border', 0],
  ['rotate it 90 degrees but also make it darker', 'darken + rotate', 0],
  ['make it darker plus rotate it 90 degrees', 'darken + rotate', 0],
  ['schärfe das Foto sowie weißer Rand', 'sharpen + border', 0],
  ['más contraste además voltéala', 'contrast + flip', 0],
  ['mets-la en noir et blanc ainsi que redresse-la', 'black-and-white + straighten', 0],
  ['deixa mais clara bem como gira 90 graus', 'brighten + rotate', 0],
  ['schiarisci il viso nonché sbianca i denti', 'recolor teeth + brighten face', 0],
  // Words that join anything else.
  ['remove the dog as well as the cat', 'remove-object dog,cat', 0],
  ['write "Tea plus cake" at the top', 'add-text Tea plus cake', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'where', 'text'])).toEqual([plan, undone]),
);
