import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['comic book style with dots', 'artist-style comic'],
  ['gedrucktes Comicheft', 'artist-style comic'],
  ['estilo cómic con puntos', 'artist-style comic'],
  ['façon BD avec des points', 'artist-style comic'],
  ['comic book style with thick outlines', 'cartoon'],
])('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, ['style'])).toEqual([plan, 0]));

it.each([
  ["fix the scratches, don't change her face", 'repair-scratches', 0],
  ['remove the scratch from his cheek', 'smooth-skin', 0],
])('“%s” mends the photo or the skin: %s', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
