import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['my phone made everything too vivid, I want duller colors', 'saturation less', 0],
  ['das Handy hat alles zu knallig gemacht, ich will mattere Farben', 'saturation less', 0],
  ['los colores están demasiado vivos, quiero colores más apagados', 'saturation less', 0],
  ['je veux des couleurs plus ternes', 'saturation less', 0],
  ['O telemóvel pôs tudo demasiado vivo, quero cores mais mortiças', 'saturation less', 0],
  ['il telefono ha reso tutto troppo vivace, voglio colori più spenti', 'saturation less', 0],
  ['the colors are too bright', 'saturation less', 0],
  ['make the colors less bright', 'saturation less', 0],
  ['die Farben sind zu grell', 'saturation less', 0],
  ['los colores son demasiado brillantes', 'saturation less', 0],
  ['les couleurs sont trop brillantes', 'saturation less', 0],
  ['as cores estão muito brilhantes', 'saturation less', 0],
  ['i colori sono troppo brillanti', 'saturation less', 0],
  ['make the colors a bit softer', 'saturation less', 0],
  ['die Farben etwas weicher', 'saturation less', 0],
  ['colores más suaves', 'saturation less', 0],
  ['couleurs plus douces', 'saturation less', 0],
  ['cores um pouco mais suaves', 'saturation less', 0],
  ['colori più morbidi', 'saturation less', 0],
  // Near misses.
  ['the photo is too bright', 'darken', 0],
  ['the colors are dull', 'enhance-colors', 0],
  ['las cores están apagadas', 'enhance-colors', 0],
  ['i colori sono spenti', 'enhance-colors', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]),
);

it.each([
  ['more contrast, colors not so garish', 'contrast more + saturation less', 0],
  ['Kontrast hoch, Farben aber nicht so quietschig', 'contrast more + saturation less', 0],
  ['más contraste, los colores no tan chillones', 'contrast more + saturation less', 0],
  ['plus de contraste, les couleurs pas trop vives', 'contrast more + saturation less', 0],
  ['mais contraste, as cores não tão berrantes', 'contrast more + saturation less', 0],
  ['più contrasto, i colori non così accesi', 'contrast more + saturation less', 0],
  ['mehr Farbe, aber nicht so knallig', 'saturation more', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]);
});
