import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['black bars top n bottom like a movie', 'border bars', 0],
  ['black bars like in a film', 'border bars', 0],
  ['schwarze Balken wie im Film', 'border bars', 0],
  ['barras negras como en el cine', 'border bars', 0],
  ['bandes noires comme au cinéma', 'border bars', 0],
  ['barras pretas tipo cinema', 'border bars', 0],
  ['bande nere come al cinema', 'border bars', 0],
  ['schwarze Balken oben und unten', 'border bars', 0],
  ['mets des bandes noires en haut et en bas', 'border bars', 0],
  ['barras negras', 'border bars', 0],
  ['bandes noires en haut et en bas comme au ciné et plus net', 'sharpen + border bars', 0],
  ['black bars like in the movies and warmer', 'warm-tones + border bars', 0],
  // Here bars shall be removed, or shall give the picture a shape.
  ['enlève les bandes noires', 'crop', 0],
  ['16:9 con barras negras', 'border padded', 0],
  // The look of a movie.
  ['make it look like a movie', 'cinematic', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['shape'])).toEqual([plan, undone]),
);
