import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['vintage, meio amarelado', 'vintage + warm-tones'],
  ['vintage, etwas vergilbt', 'vintage + warm-tones'],
  ['vintage look with a bit of sepia', 'vintage + sepia'],
  ['vintage mit etwas Sepia', 'vintage + sepia'],
  ['vintage con un tocco di seppia', 'vintage + sepia'],
  ['wärmer, wie ein alter Film', 'warm-tones + vintage'],
  ['plus chaud, comme un vieux film', 'warm-tones + vintage'],
  ['estilo años 80, colores algo desteñidos', 'vintage 1980s'],
  ['granulado demais, tirei na festa junina à noite', 'denoise'],
  ['can you calm down the HDR look', 'saturation less'],
  ['zu viel HDR', 'saturation less'],
  ['trop de HDR', 'saturation less'],
  ['grayscale, grainy', 'black-and-white + film-grain'],
  ['preto e branco, granulado, muito contraste', 'contrast more + black-and-white + film-grain'],
  // Near misses.
  ['yellowish', 'color-correction'],
  ['HDR look', 'hdr'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['direction', 'decade'])).toEqual([plan, 0]);
});

it('“too vintage” is refused', () => expect(planAndUndone('too vintage', [])[0]).toBe(''));

it.each([
  ['teal and orange, sharp, and remove the toothpaste on my shirt', 'sharpen + teal-and-orange'],
  ['teal and orange, scharf, und entferne die Zahnpasta auf meinem Hemd', 'sharpen + teal-and-orange'],
])('of “%s”, “%s” is done', (prompt, plan) => expect(planAndUndone(prompt, [])).toEqual([plan, 1]));
