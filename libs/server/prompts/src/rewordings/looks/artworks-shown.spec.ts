import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['photo of my oil painting, straighten it', 'straighten', 0],
  ['Foto meines Aquarells, Farben kräftiger', 'saturation', 0],
  ['foto de mi acuarela, más contraste', 'contrast', 0],
  ["photo de ma peinture à l'huile, plus lumineuse", 'brighten', 0],
  ['foto da minha aquarela, endireita', 'straighten', 0],
  ['foto del mio dipinto a olio, più luminosa', 'brighten', 0],
  ['crop my sketch to 4:5', 'crop', 0],
  ["my kid's drawing, white background", 'replace-background', 0],
  ['i painted this watercolor, the photo is too dark', 'low-light', 0],
  ['this drawing is too light, darken it', 'darken', 0],
  ['esta acuarela está torcida', 'straighten', 0],
  ['questo dipinto è storto', 'straighten', 0],
  ['make this look like my watercolor', 'watercolor', 0],
  ['do a pencil drawing of my dog', 'pencil-sketch', 0],
  ['I want my sketch style', 'pencil-sketch', 0],
  ['watercolor of my house', 'watercolor', 0],
  ['make my photo a watercolor', 'watercolor', 0],
  ['the painting on the wall is too dark', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
