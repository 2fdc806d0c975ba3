import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * The color of the sky, in words that make a thing of it, and clouds, which are a wish of their own: "a proper blue sky
 * with some clouds" is "a blue sky, with clouds".
 */

const REAL =
  '(?:real|proper|nice|lovely|beautiful|clear|richtig(?:en|er)?|echt(?:en|er)?|schön(?:en|er)?|klar(?:en|er)?|vrai|beau|joli|verdadero|bonito|buen|bello|bel|vero|belo|lindo|verdadeiro)';
/** For each language the blue sky, the clouds that are asked for, and plainer words for these. */
const LANGUAGES: readonly (readonly [sky: string, clouds: string, plainer: string])[] = [
  ['blue sky', '(?:and|with)(?: some| a few| white| fluffy| nice| a couple of)* clouds?', 'with clouds'],
  ['blauen? himmel', 'mit(?: ein paar| einigen| weißen| schönen)* wolken', 'mit Wolken'],
  ['cielo azul', 'con(?: algunas?| unas| varias)? nubes(?: blancas)?', 'con nubes'],
  [
    'ciel(?: bien)? bleu',
    'avec(?: des| quelques| de)(?: beaux| jolis| petits)? nuages(?: blancs)?',
    'avec des nuages',
  ],
  ['céu azul', 'com(?: algumas| umas)? nuvens(?: brancas)?', 'com nuvens'],
  ['cielo (?:blu|azzurro)', 'con(?: delle| alcune| qualche| le)? nuvol[ea](?: bianche)?', 'con nuvole'],
];

/** Clouds that shall be seen better: more contrast in the sky. */
const STRONGER: readonly (readonly [stronger: string, plainer: string])[] = [
  ['(?:strengthen|reinforce|emphasi[sz]e|enhance) the clouds', 'bring out the clouds'],
  [
    '(?:die )?wolken (?:(?:etwas|mehr|stärker|besser) )*(?:betonen|herausarbeiten|hervorheben|verstärken)',
    'mehr Kontrast im Himmel',
  ],
  ['(?:resalta|realza|refuerza|marca)(?:r)? (?:más )?las nubes', 'más contraste en el cielo'],
  ['(?:renforce|accentue|fais ressortir)(?:r|z)? les nuages', 'plus de contraste dans le ciel'],
  ['(?:reforç[ae]|realç[ae]|destac[ae]|destaqu[ei])(?:r)? (?:mais )?as nuvens', 'mais contraste no céu'],
  ['(?:accentua|rinforza|risalta|evidenzia)(?:re)? le nuvole', 'più contrasto nel cielo'],
];

export const CLOUDS_IN_SKY: readonly Rewording[] = [
  ...LANGUAGES.flatMap(([sky, clouds, plainer]): Rewording[] => [
    [new RegExp(`(?<!\\p{L})${REAL} (?=(?:${sky})(?!\\p{L}))`, 'giu'), ''],
    [new RegExp(`(?<=(?<!\\p{L})(?:${sky})),? ${clouds}(?!\\p{L})`, 'giu'), `, ${plainer}`],
  ]),
  ...STRONGER.map(([stronger, plainer]): Rewording => [
    new RegExp(`(?<!\\p{L})(?:${stronger})${BEFORE_NEXT_WISH}`, 'giu'),
    plainer,
  ]),
];
