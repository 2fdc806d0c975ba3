import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["make it brighter but don't touch the contrast", 'brighten', 0],
  ['brighter, leave the white balance alone', 'brighten', 0],
  ["don't touch the WB. just make it square", 'crop', 0],
  ['heller, den Weißabgleich bitte nicht anfassen', 'brighten', 0],
  ['aclara la foto sin tocar el contraste', 'brighten', 0],
  ['más brillo y la saturación ni tocarla', 'brighten', 0],
  ['laisse la luminosité comme elle est mais sature les couleurs', 'saturation more', 0],
  ['clareia sem mexer na saturação', 'brighten', 0],
  ['schiarisci, il bilanciamento del bianco non toccarlo', 'brighten', 0],
  // What shall change is done.
  ['boost the contrast and brighten', 'contrast more + brighten', 0],
  ['leave it brighter', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]),
);
