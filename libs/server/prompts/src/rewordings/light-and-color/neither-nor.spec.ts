import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Neither warmer nor cooler, just more vivid', 'saturation more'],
  ["I don't want a square or a circle, just slightly rounded corners", 'round-corners rounded'],
  ['Less cold and less warm, neutral', 'color-correction'],
  ['Darken everything bright and leave the dark parts alone', 'hdr highlights'],
  ['Blur less.', 'sharpen'],
  ['Weder wärmer noch kühler, nur lebendiger', 'enhance-colors'],
  ['Kein Quadrat und kein Kreis, nur leicht abgerundete Ecken', 'round-corners rounded'],
  ['Weniger kalt und weniger warm, also neutral', 'color-correction'],
  ['Mach alles Helle dunkler und lass das Dunkle in Ruhe', 'hdr highlights'],
  ['Mach das Bild nicht dunkler, sondern nimm nur die Lichter zurück.', 'hdr highlights'],
  ['Ni más cálida ni más fría: más viva.', 'saturation more'],
  ['Ni cuadrado ni círculo, solo esquinas un poco redondeadas', 'round-corners rounded'],
  ['Menos fría y menos cálida, o sea neutra', 'color-correction'],
  ['Desenfoca menos.', 'sharpen'],
  ['Ni plus chaude ni plus froide : plus vive', 'saturation more'],
  [
    "Je ne veux pas d'un carré, ni d'un cercle, juste des coins un tout petit peu arrondis.",
    'round-corners rounded',
  ],
  ['Moins froid et moins chaud, donc neutre', 'color-correction'],
  ["Ne l'assombris pas, baisse juste les hautes lumières", 'hdr highlights'],
  ['Nem mais quente nem mais fria: mais viva', 'saturation more'],
  ['Quero menos frio e menos quente, ou seja, neutro.', 'color-correction'],
  ['Escureça tudo que é claro e não mexa no que já é escuro.', 'hdr highlights'],
  ['Né più calda né più fredda: più vivace', 'enhance-colors'],
  ["Né quadrato né cerchio, solo angoli un po' arrotondati", 'round-corners rounded'],
  ['Meno freddo e meno caldo, cioè neutro', 'color-correction'],
  ['Scurisci tutto ciò che è chiaro e non toccare ciò che è scuro', 'hdr highlights'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['direction', 'shape', 'tones', 'where'])).toEqual([plan, 0]),
);

it.each([
  ['Less cold', 'warm-tones'],
  ['Make it a circle', 'round-corners circle'],
  ['Less blur', 'sharpen'],
  ['Darken everything', 'darken'],
  ['más claro arriba', 'brighten top half'],
] as const)('“%s” is still read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['direction', 'shape', 'tones', 'where'])).toEqual([plan, 0]),
);
