import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cut my face out in a circle', 'crop 1:1 face + round-corners circle', 0],
  ['crop my face into a circle for my profile', 'crop 1:1 face + round-corners circle', 0],
  ['Mein Gesicht rund ausschneiden fürs Whatsapp Profil', 'crop 1:1 face + round-corners circle', 0],
  ['schneide mein Gesicht rund aus', 'crop 1:1 face + round-corners circle', 0],
  ['recorta mi cara en círculo', 'crop 1:1 face + round-corners circle', 0],
  ['découpe mon visage en rond', 'crop 1:1 face + round-corners circle', 0],
  ['recorta meu rosto em círculo', 'crop 1:1 face + round-corners circle', 0],
  ['ritaglia il mio viso in tondo', 'crop 1:1 face + round-corners circle', 0],
  ['round cutout of my head', 'crop 1:1 face + round-corners circle', 0],
  ['setz meinen Kopf rund aus', 'crop 1:1 face + round-corners circle', 0],
  ['recorta mi cabeza en círculo', 'crop 1:1 face + round-corners circle', 0],
  ['ritaglia la mia testa in tondo', 'crop 1:1 face + round-corners circle', 0],
  // Near misses.
  ['crop the picture into a circle', 'round-corners circle', 0],
  ['Bild rund ausschneiden', 'round-corners circle', 0],
  ['crop to my face', 'crop face', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'around', 'shape'])).toEqual([plan, undone]),
);
