import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'make the plaza look deserted',
  'empty the square',
  'der Platz soll menschenleer sein',
  'mach den Strand leer',
  'que la plaza se vea desierta',
  'limpia la playa de gente',
  "que la plage ait l'air vide",
  'vide la place',
  'deixa a praça vazia',
  'rendi la piazza deserta',
  'clear the beach of people',
])('“%s” removes the people', (prompt) =>
  expect(planAndUndone(prompt, ['names', 'place'])).toEqual(['remove-object person ', 0]),
);

it.each([
  'clear the background of strangers',
  'räum den Hintergrund von Leuten frei',
  'limpia el fondo de extraños',
  'nettoie le fond des passants',
  'limpa o fundo das pessoas',
  'pulisci lo sfondo dalle persone',
])('“%s” removes those in the background', (prompt) =>
  expect(planAndUndone(prompt, ['names', 'place'])).toEqual(['remove-object person behind', 0]),
);

it.each([
  ['crop it to a square', 'crop', 0],
  ['limpia el fondo', 'remove-background', 0],
  ['clear the background', 'remove-background', 0],
  ['make the vase empty', '', 1],
  ['empty the room', '', 1],
  ['clean the street', '', 1],
])('“%s” is about nobody', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
