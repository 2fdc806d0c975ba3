import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['make it darker, add a vignette', 'darken + vignette', 0],
  ['enlève le fond, ajoute un bord blanc', 'remove-background + border white', 0],
  ['Kennzeichen unkenntlich machen, Haut glätten', 'smooth-skin + blur', 0],
  ['oculta la matrícula y quita el ruido', 'denoise + blur', 0],
  ['éclaircis le visage et coupe 10 % en bas', 'brighten + crop bottom', 0],
  ['plus sombre, redresse-la', 'darken + straighten', 0],
  ['add a white border, cut 10% off the bottom', 'crop bottom + border white', 0],
  // One wish takes the place of the other, includes it, or says more of it.
  ['brighten it, no, darken it', 'darken', 0],
  ['straighten it and crop off the empty corners', 'straighten', 0],
  ['write "Hi", make it red', 'add-text', 0],
  ['too bright, take it down 15%', 'darken', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'edge', 'name'])).toEqual([plan, undone]),
);

it.each([
  ['brighter and sharper, the sky stays as it is', 'brighten not sky + sharpen not sky'],
  ['heller und schärfer, der Himmel bleibt wie er ist', 'brighten not sky + sharpen not sky'],
  ['heller, ohne Farben und Kontrast zu ändern', 'brighten'],
  [
    'straighten the house, make the grass greener, the sky bluer, and get rid of the car',
    'remove-object + recolor + recolor + straighten',
  ],
])('what stays as it is holds for all wishes of “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]),
);
