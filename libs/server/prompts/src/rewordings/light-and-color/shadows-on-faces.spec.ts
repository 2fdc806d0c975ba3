import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'remove the shadow on her face',
  'remove the shadows from my face please',
  'get rid of the shaddow on his face',
  'take the shadow off our faces',
  'entferne den Schatten auf ihrem Gesicht',
  'nimm bitte die Schatten aus dem Gesicht',
  'quita la sombra de su cara',
  'elimina las sombras en la cara',
  "enlève l'ombre sur son visage",
  'tira a sombra do rosto dela',
  "togli l'ombra dal suo viso",
  'elimina le ombre sul volto',
  'there is a shadow on my face, remove it',
  'there is a dark shadow across her face, get rid of it please',
  'da ist ein Schatten auf meinem Gesicht, mach ihn weg',
  'hay una sombra en mi cara, quítala',
  'il y a une ombre sur mon visage, enlève-la',
  'tem uma sombra no meu rosto, tira ela',
  "c'è un'ombra sul mio viso, toglila",
])('“%s” lightens the shadows of the face', (prompt) =>
  expect(planAndUndone(prompt, ['where'])).toEqual(['low-light face', 0]),
);

it.each([
  ['remove the shadow on the wall', '', 1],
  ['there is a shadow on the wall, remove it', '', 1],
  ['lift the shadows', 'low-light', 0],
  ['remove the shadow and brighten her face', 'brighten face', 1],
] as const)('“%s” is about no shadow of a face', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
