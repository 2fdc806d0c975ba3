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
  'put these 4 photos into one, 2 on top, 2 below',
  'mach aus diesen 4 Fotos eins',
  'junta estas 4 fotos en una, con la fecha en el medio',
  'mets ces 4 photos dans une seule',
  'coloca essas 4 fotos numa só',
  'unisci queste 4 foto in una sola',
])('“%s” joins several images', (prompt) => expect(joinsSeveral(prompt)).toBe(true));

it.each([
  'a collage of 2 photos',
  'a 3x3 grid over it',
  'collage with the other photo',
  '4 people in the picture',
  'brighten these 4 photos in one go',
  'make these 3 photos one shade brighter',
])('“%s” does not', (prompt) => expect(joinsSeveral(prompt)).toBe(false));
