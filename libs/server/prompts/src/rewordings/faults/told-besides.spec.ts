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
  ['the colors are dull, in real life the sea was turquoise', 'enhance-colors'],
  ['die Farben sind matt, in echt war das Meer türkis', 'saturation more'],
  ['los colores están apagados, en persona el mar era turquesa', 'enhance-colors'],
  ['les couleurs sont ternes, en vrai la mer était turquoise', 'enhance-colors'],
  ['as cores ficaram apagadas, ao vivo o mar era turquesa', 'enhance-colors'],
  ['i colori sono spenti, dal vivo il mare era turchese', 'enhance-colors'],
  ['it rained the whole trip so the sky is just grey, make it bluer', 'recolor'],
  ['choveu o dia inteiro e o céu está cinza, deixa o céu mais azul', 'recolor'],
  // Near misses.
  ['it rained the whole trip, straighten the horizon', 'straighten'],
  ['make the sofa green, in real life it was blue', 'recolor'],
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
