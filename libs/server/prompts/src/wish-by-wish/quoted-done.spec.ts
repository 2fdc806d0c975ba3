import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['photo trop floue aide moi et compresse à 300 ko', 'sharpen + convert-format', 0],
  ['couper le haut, puis photo trop floue aide moi', 'sharpen + crop', 0],
  ['smooth skin, natural. comic book with dots', 'smooth-skin + artist-style', 0],
  ["floute les gens derriere. l'herbe plus verte", 'recolor + blur-background', 0],
  ['Ritaglia stretto sul viso di mamma. Cielo piu scuro', 'darken + crop', 0],
  // The house, which nothing finds, is not the whole picture.
  ['remove the car and brighten the house', 'remove-object', 1],
  // Near misses: what belongs to another wish, and what only tells something.
  ['weißer Rand, unten breiter', 'border', 1],
  ['rounded corners, drop shadow', 'round-corners', 1],
  ['circle the dog and the cat in red, and brighten it', 'brighten', 2],
] as const)('what would be done alone is done beside other wishes: “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
