import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['style', 'where'];

it.each([
  ['pixelate the police officers', 'hide-faces pixelate'],
  ['blur my kids', 'hide-faces blur'],
  ['die Polizisten verpixeln', 'hide-faces pixelate'],
  ['pixela a los niños', 'hide-faces pixelate'],
  ['floute les enfants', 'hide-faces blur'],
  ['desfoca as crianças', 'hide-faces blur'],
  ['sfoca le persone', 'hide-faces blur'],
  ['blank my face', 'hide-faces blur'],
  ['cover the faces with pixel blocks not blur', 'hide-faces pixelate'],
  ['cobrir o rosto das crianças com mosaico', 'hide-faces pixelate'],
  ['tapame la cara con mosaico', 'hide-faces pixelate'],
  ['pixel faces of the kids', 'hide-faces pixelate'],
  ['die gesichter pixeln', 'hide-faces pixelate'],
  ['gesichter der kinder verpixeln ist für die kita homepage', 'hide-faces pixelate'],
  ['cache les visages avec une mosaïque', 'hide-faces pixelate'],
  ['flouter les plaques des voitures garées', 'blur license plate'],
  ['von der Kita dürfen wir nur Bilder ohne erkennbare Kinder posten', 'hide-faces'],
  ['sem crianças reconhecíveis', 'hide-faces'],
  ['senza bambini riconoscibili', 'hide-faces'],
  ['blur the people in the background', 'blur-background'],
  ['pixelate the two boys at the back', 'pixelate background'],
  ['die beiden Jungs im Hintergrund verpixeln', 'pixelate background'],
  ['die Leute im Hintergrund verpixeln', 'pixelate background'],
  ['pixela a la gente del fondo', 'pixelate background'],
  ['desfoca as pessoas no fundo', 'blur-background'],
])('“%s” hides people', (prompt, plan) => expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]));

it.each([
  ['blur the background, not the people', 'blur-background', 0],
  ["don't blur the kids", '', 1],
  ['não desfoca as pessoas', '', 1],
  ['pixelate the strangers behind us', 'pixelate background', 0],
])('“%s” hides no faces', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]),
);
