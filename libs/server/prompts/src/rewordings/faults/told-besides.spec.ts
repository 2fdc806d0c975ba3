import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["please make my late husband's photo clearer, it's the only one I have of him in uniform", 'sharpen'],
  ['the scan has a green tint', 'color-correction'],
  ['le scan a une teinte verte', 'color-correction'],
  ['la scansione ha una dominante verde', 'color-correction'],
  ['moins de bruit, concert dans un bar très sombre', 'denoise'],
  ['less noise, concert in a very dark bar', 'denoise'],
  ['take 30% off the saturation', 'saturation less'],
  ['fundo preto atrás do perfume e um pouco de brilho', 'replace-background vertical + brighten'],
  ['luci troppo forti sul palco, abbassale senza scurire il pubblico', 'hdr'],
  // Near misses.
  ['the scan is crooked', 'scan-document'],
  ['take 20% off the top', 'crop'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, 0]);
});

it('a photo that is the only one may be a sentence of its own', () => {
  const prompt =
    'This is the only picture I have of my mother as a girl. There is a crease across her cheek.';
  expect(planAndUndone(prompt, [])[0]).toBe('repair-scratches');
});
