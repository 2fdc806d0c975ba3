import { reworded } from './reworded.ts';

it.each([
  ['oscura la targa', 'nascondi la targa'],
  ['oscura il cielo', 'oscura il cielo'],
  ['più contrasto meno giallo', 'più contrasto, meno giallo'],
  ['less noise more contrast', 'less noise, more contrast'],
  ['more or less bright', 'more or less bright'],
  ['schneid mir nicht den Kopf ab', 'nicht den Kopf abschneiden'],
  ['schneid den Rand ab', 'schneid den Rand ab'],
  ['square, no cropping', 'square, without cropping'],
  ['no cropping of heads', 'no cropping of heads'],
  ['smooth skin but dont blur my freckles', "smooth skin but don't blur my freckles"],
  ['write "no crop" at the top', 'write "no crop" at the top'],
])('“%s” becomes “%s”', (prompt, plainer) => expect(reworded(prompt)).toBe(plainer));
