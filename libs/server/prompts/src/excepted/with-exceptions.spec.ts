import { readPrompt } from '../read-prompt.ts';

const plan = (wish: string): { readonly steps: readonly string[]; readonly told: readonly string[] } => {
  const { steps, notPossible } = readPrompt(wish);
  return { steps: steps.map(({ operation }) => operation), told: notPossible };
};

it.each([
  ['remove the people', ', keep the parasol'],
  ['crop it square', " but don't touch the lantern"],
  ['Leute am Strand entfernen', ', aber nicht die Kerzen'],
  ['quita el ruido', ' y deja lo demás como está'],
  ['floute la plaque', ' sans toucher au ciel'],
  ['endireita o horizonte', ', não mexe na barraca'],
  ['elimina le persone dalla spiaggia', ', senza toccare le candele'],
  ['plus de contraste', ", rien d'autre"],
  ['fond blanc', " et rien d'autre ne doit changer"],
  ['sfondo bianco', ", nient'altro modificato"],
  ['less redness in the face', ', leave the rest as it is'],
])('“%s” is done as it is, and nothing is said, with “%s”', (wish, exception) => {
  expect(plan(wish + exception)).toEqual({ steps: plan(wish).steps, told: [] });
});

it.each([
  ['more contrast', 'keep the chandelier as it is'],
  ['warmer', "don't touch the lantern"],
  ['etwas wärmer', 'ohne die Laterne zu verändern'],
  ['más saturación', 'sin tocar las velas'],
  ['plus de contraste', 'garde les bougies telles quelles'],
  ['più contrasto', 'senza toccare le candele'],
])('“%s” is done, and “%s” is said not to be kept', (wish, exception) => {
  expect(plan(`${wish}, ${exception}`)).toEqual({ steps: plan(wish).steps, told: [`“${exception}”`] });
});

it.each([
  ['pixelate the laptop screen', 'not the keyboard'],
  ['blur the truck', 'not the logo'],
  ['den Bildschirm verpixeln', 'nicht die Tastatur'],
  ['pixela el coche', 'no las ruedas'],
  ["floute l'écran", 'pas le clavier'],
  ['desfoca o carro', 'não as rodas'],
  ['sfoca lo schermo', 'non la tastiera'],
])('“%s” hides the whole thing, and “%s” is said not to be kept', (wish, part) => {
  expect(plan(`${wish}, ${part}`)).toEqual({ steps: plan(wish).steps, told: [`“${part}”`] });
});

it.each(['not the house', 'not the man'])('a car is hidden, and nothing is said, with “%s”', (other) => {
  expect(plan(`blur the car, ${other}`)).toEqual({ steps: ['blur'], told: [] });
});

it.each([
  ['more contrast, except the sky', 'not sky'],
  ['mehr Kontrast, aber den Himmel nicht anfassen', 'not sky'],
  ['plus de contraste sans modifier le visage', 'not face'],
  ['più contrasto ma non la pelle', 'not face'],
  ['mehr Kontrast, aber nicht im Hintergrund', 'not background'],
  ["plus de contraste mais pas dans l'arrière-plan", 'not background'],
  ['più contrasto ma non nello sfondo', 'not background'],
  ['Bild aufhellen ohne den Hintergrund zu verändern', 'not background'],
  ['oscurécela, deja el fondo como está', 'not background'],
  ['everything sepia but the car', 'not car'],
  ['alles in Sepia, nur den Hund nicht', 'not dog'],
  ['deixa só o carro em preto e branco', 'car'],
  ['alles unscharf außer dem Hintergrund', 'subject'],
])('“%s” spares a part: %s', (wish, where) => {
  expect(readPrompt(wish).steps.map(({ options }) => options['where'])).toEqual([where]);
});

it('hides no face of several if one shall be seen', () =>
  expect(readPrompt('hide the kids faces, leave mine visible').steps).toEqual([]));
