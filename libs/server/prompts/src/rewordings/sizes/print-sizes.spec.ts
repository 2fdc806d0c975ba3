import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Please print ready 4x6 inch 300dpi', 'resize 1200 1800'],
  ['10 by 15 cm', 'crop 2:3'],
  ['print-ready 10x15 cm', 'crop 2:3'],
  ['druckfertig 10x15 cm', 'crop 2:3'],
  ['lista para imprimir 10x15 cm', 'crop 2:3'],
  ['prête à imprimer 10x15 cm', 'crop 2:3'],
  ['pronta para imprimir 10x15 cm', 'crop 2:3'],
  ['pronta da stampare 10x15 cm', 'crop 2:3'],
  ['10x15 cm', 'crop 2:3'],
  ['20x30cm', 'crop 2:3'],
  ['9 x 13 cm', 'crop 9:13'],
  ['in 13x18 cm', 'crop 13:18'],
  ['4x6 inch', 'crop 2:3'],
  ['8x10 inches', 'crop 4:5'],
  ['formato 50x70', 'crop 5:7'],
  ['30x40', 'crop 3:4'],
  ['24x36', 'crop 2:3'],
  ['poster 40x60', 'crop 2:3'],
  ['60x90 poster', 'crop 2:3'],
  ['35x45', 'passport-photo'],
  // As small as a passport photo.
  ['35x45 mm', 'passport-photo'],
  ['3x4 cm', 'passport-photo'],
  ['2x2 inch', 'passport-photo'],
  ['Kindly reduce the size to 35mm x 45mm', 'passport-photo'],
  ['change photo size to 10 x 15 cm', 'crop 2:3'],
  ['reduce the size to 800x600', 'resize 800 600'],
  // Both sides in pixels, and a side that becomes another one.
  ['2400 auf 1350 Pixel', 'resize 2400 1350'],
  ['10 auf 15 cm', 'crop 2:3'],
  ['von 2400 auf 1350 Pixel verkleinern', 'resize 1350'],
  // A sheet with a part of a centimeter.
  ['fai 21x29,7 verticale', 'crop 70:99'],
  ['mach 21x29,7 hochkant', 'crop 70:99'],
  ['21x29.7 cm', 'crop 70:99'],
  ['8.5x11 for printing', 'crop 17:22'],
  ['21x29.7 cm at 300 dpi', 'resize 2480 3508'],
  ['crop to 2.35x1', 'crop 47:20'],
  // The screen of a laptop, and icons.
  ['16x10', 'crop 16:10'],
  ['64x64', 'resize 64 64'],
  ['32 x 32', 'resize 32 32'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['ratio', 'width', 'height'])).toEqual([plan, 0]);
});

it.each([
  ['enlarge it to 20 x 30', 'crop 2:3 + upscale'],
  ['enlarge to 8x10 inches', 'crop 4:5 + upscale'],
  ['auf 40x50 vergrößern', 'crop 4:5 + upscale'],
  ['ampliar a 40x50', 'crop 4:5 + upscale'],
  ['je voudrais un agrandissement 30 x 40', 'crop 3:4 + upscale'],
  ['quero ampliar para 30x40', 'crop 3:4 + upscale'],
  ['ingrandiscila a 40x50', 'crop 4:5 + upscale'],
  ['agrandir en 800x600', 'resize 800 600'],
  ['enlarge it to 64x64', 'resize 64 64'],
] as const)('“%s” is a larger print: “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['ratio', 'width', 'height'])).toEqual([plan, 0]);
});

it.each(['10x15', '40x60', 'poster 50x70', '20x30 cm'])('“%s” fits upright and wide pictures', (prompt) => {
  expect(planAndUndone(prompt, ['sides'])).toEqual(['crop either', 0]);
});

it.each(['plain white background, 35 by 45 mm', 'fond blanc, 35 sur 45 mm'])(
  '“%s” is a passport photo of this size',
  (prompt) => expect(planAndUndone(prompt, ['widthMm', 'heightMm'])).toEqual(['passport-photo 35 45', 0]),
);

it.each([
  ['ripara i graffi. Vorrei stamparla 20x30', 'repair-scratches + crop 2:3'],
  ["brighten it. I'd like to print it 20x30", 'brighten + crop 2:3'],
  ['aclara. Quiero imprimirla a 20x30', 'brighten + crop 2:3'],
  ["éclaircis. Je voudrais l'imprimer en 20x30", 'brighten + crop 2:3'],
  ['clareia. Quero imprimir 20x30', 'brighten + crop 2:3'],
  ['tiene manchas, límpiala y ampliarla para imprimir a 40x30 cm', 'repair-scratches + crop 4:3 + upscale'],
  ["brighten it. I'd like to print it", 'brighten'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['ratio'])).toEqual([plan, 0]),
);
