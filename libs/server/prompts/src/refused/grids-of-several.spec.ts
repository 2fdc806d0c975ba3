import { joinsSeveral } from './grids-of-several.ts';

it.each([
  '4 photos as a grid, white gaps, rounded corners',
  'a 4 photo grid',
  'four photos in a grid, brighter',
  '4 Bilder als Raster, Ecken rund',
  'collage de 6 fotos con borde blanco',
  '4 photos en grille, coins arrondis',
  '4 fotos em grade, cantos arredondados',
  '4 foto a griglia, angoli arrotondati',
])('“%s” joins several images', (prompt) => expect(joinsSeveral(prompt)).toBe(true));

it.each([
  'a collage of 2 photos',
  'a 3x3 grid over it',
  'collage with the other photo',
  '4 people in the picture',
])('“%s” does not', (prompt) => expect(joinsSeveral(prompt)).toBe(false));
