import { planAndUndone } from '../testing/plan-and-undone.ts';

const KEYS = ['shape', 'fill', 'ratio', 'name', 'where'];

it.each([
  // Bars of a color.
  ['9:16 with white bars', 'border padded 9:16 white'],
  ['make it 16:9 without cropping, black bars at the sides', 'border padded 16:9 black'],
  ['add black bars to make it 16:9', 'border padded 16:9 black'],
  ["fit to 4:5 for instagram, don't crop, add white", 'border padded 4:5 white'],
  ['16:9 ohne zuzuschneiden, mit schwarzen Balken', 'border padded 16:9 black'],
  ['en 4:5 sin recortar, con bordes blancos', 'border padded 4:5 white'],
  ['en 16:9 avec des bandes noires', 'border padded 16:9 black'],
  ['9:16 com faixas pretas nas laterais', 'border padded 9:16 black'],
  ['16:9 con bande nere', 'border padded 16:9 black'],
  ['quadrada sem cortar nada, fundo branco', 'border square white'],
  // Nothing is said of their color.
  ["square, don't cut anything", 'border square'],
  ['pad it to 1:1', 'border square'],
  ['16:9 without cropping', 'border padded 16:9'],
  // A blurred copy of the picture.
  ['9:16 for story, fill the sides w blurry version of the pic', 'border padded blurred 9:16'],
  ['make it square with a blurred background instead of cropping', 'border square blurred'],
  ['square for insta with blurred edges and a bit brighter', 'brighten + border square blurred'],
  ['Story-Format mit unscharfen Rändern', 'border padded blurred 9:16'],
  ['quadratisch, Ränder mit unscharfer Kopie füllen', 'border square blurred'],
  ['formato story con los lados desenfocados', 'border padded blurred 9:16'],
  ['carré sans couper, bandes floues sur les côtés', 'border square blurred'],
  ['deixa 9:16 com as laterais desfocadas', 'border padded blurred 9:16'],
  ['formato 4:5 senza tagliare, sfondo sfocato', 'border padded blurred 4:5'],
  // A size in pixels.
  ["resize to 1200x1200, don't crop, white background", 'border padded 1200:1200 white'],
  ['1080x1350 without cropping, blurred background', 'border padded blurred 1080:1350'],
  // Room at the sides.
  ['make it wider at the sides for a facebook cover', 'border padded 851:315'],
  ['add space at the sides so it fits a facebook cover', 'border padded 851:315'],
  ['add more space left and right so it becomes 16:9', 'border padded 16:9'],
  ['an den Seiten breiter machen, 16:9', 'border padded 16:9'],
  ['square with extra space left and right, nothing cut', 'border square'],
  ['mach die Seiten breiter, damit es 16:9 wird', 'border padded 16:9'],
  ['hazla más ancha por los lados para 16:9', 'border padded 16:9'],
  ['élargis la photo sur les côtés, en 16:9', 'border padded 16:9'],
  ['deixa mais larga nos lados, 16:9', 'border padded 16:9'],
  ['aggiungi spazio ai lati per il 16:9', 'border padded 16:9'],
  // Crops, borders and backgrounds that stay what they are.
  ['blur the background and crop to 4:5', 'blur-background + crop 4:5'],
  ['crop to 4:5 with a white border', 'crop 4:5 + border border white'],
  ["4:5 for instagram, don't cut off my feet", 'crop 4:5'],
  ["don't crop it, just brighten it", 'brighten'],
  ['fix the blurry edges', 'sharpen'],
  ['crop to a facebook cover', 'crop 851:315'],
  ['crop the sides to 16:9', 'crop 16:9'],
  ['crop to 4:5 but leave some space on the sides of the dog', 'crop 4:5'],
  ['leave some room at the sides, square crop', 'crop 1:1'],
  ['add space on both sides of the picture, 16:9', 'border padded 16:9'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]);
});
