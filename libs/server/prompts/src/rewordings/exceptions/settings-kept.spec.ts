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
  ['brighter, without changing the colors and the contrast', 'brighten', 0],
  ['heller, ohne die Farben und den Kontrast zu verändern', 'brighten', 0],
  ['heller, ohne die Farben zu ändern', 'brighten', 0],
  ['más clara, sin cambiar los colores ni el contraste', 'brighten', 0],
  ['plus clair, sans changer les couleurs ni le contraste', 'brighten', 0],
  ['mais clara, sem mudar as cores nem o contraste', 'brighten', 0],
  ['più chiara, senza cambiare i colori né il contrasto', 'brighten', 0],
  // What shall change is done.
  ['boost the contrast and brighten', 'contrast more + brighten', 0],
  ['leave it brighter', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]),
);
