import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “Ritagliato in tondo attorno al gattino”: a round picture of what is named. Plainer words crop to a square around it first.
 */

interface Language {
  readonly crop: string;
  readonly circle: string;
  readonly around: string;
  readonly what: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    crop: '(?:crop|cut|trim|cropped|trimmed)(?: (?:it|this|the (?:picture|photo|image)))?(?: out)?',
    circle: '(?:in|into|to|as) an? (?:round )?circle',
    around: 'around',
    what: '(?:the|my|our|her|his) (?!edges?|outside|border)\\p{L}+',
    plainer: 'crop to a square around $<what>, as a circle',
  },
  {
    crop: '(?:(?:schneide?|beschneide)(?: (?:es|das (?:bild|foto)))?|zugeschnitten|ausgeschnitten)',
    circle: '(?:rund|kreisförmig|als kreis|im kreis)',
    around: 'um',
    what: '(?:den|die|das|meine?n?|unsere?n?) \\p{L}+(?: (?:aus|zu))?',
    plainer: 'quadratisch um $<what> zuschneiden, rund',
  },
  {
    crop: '(?:rec[oó]rta(?:r|l[ao]|rl[ao]|d[ao])?)(?: la (?:foto|imagen))?',
    circle: 'en (?:un )?(?:círculo|circulo|redondo)',
    around: '(?:alrededor|en torno)',
    what: '(?:del|de la|de mi|de los|de las|al?) (?:la )?\\p{L}+',
    plainer: 'recorta cuadrado alrededor $<what>, en círculo',
  },
  {
    crop: "(?:recadr|découp)(?:e|er|ez|ée?)(?:[- ](?:la|le)| la photo| l['’]image)?",
    circle: '(?:en (?:un )?(?:rond|cercle)|dans un (?:rond|cercle))',
    around: 'autour',
    what: "(?:du|de la|de l['’]|de mon|de ma|des) ?\\p{L}+",
    plainer: 'recadre en carré autour $<what>, en rond',
  },
  {
    crop: '(?:recort(?:a|e|ar|ad[ao])|cort(?:a|e|ar|ad[ao]))(?: a (?:foto|imagem))?',
    circle: '(?:em (?:um )?(?:círculo|circulo)|num círculo|redond[oa])',
    around: '(?:em volta|à volta|ao redor|em torno)',
    what: '(?:d[oa]s?|do meu|da minha) \\p{L}+',
    plainer: 'recorta quadrado em volta $<what>, em círculo',
  },
  {
    crop: "(?:(?:ri)?tagli(?:a|are|al[oa]|at[oa]))(?: la foto| l['’]immagine)?",
    circle: '(?:in (?:un )?(?:tondo|cerchio|circolo))',
    around: '(?:attorno|intorno)',
    what: "(?:all['’] ?|al |alla |allo |ai |alle )(?:mi[oa] )?\\p{L}+",
    plainer: 'ritaglia quadrato attorno $<what>, in tondo',
  },
];

/** The end of a wish: nothing else may say more of what stands in the circle. */
const END = '(?=\\s*(?:[,.;!?]|$)| (?:and|und|y|et|e|for|für|para|pour|per)(?!\\p{L}))';

export const CIRCLES_AROUND: readonly Rewording[] = LANGUAGES.flatMap(
  ({ crop, circle, around, what, plainer }): readonly Rewording[] => [
    [word(`${crop} ${circle} ${around} (?<what>${what})${END}`), plainer],
  ],
);
