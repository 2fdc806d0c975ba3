import { COLOR_WORD } from '../../words/color-words.ts';
import { END_OF_PROMPT } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* "Selective color: red": black and white, in which one color stays. */

const LANGUAGES: readonly (readonly [selective: string, plainer: string])[] = [
  ['selective colou?r(?:ing)?', 'only keep $<color>'],
  ['selektive farbe', 'nur $<color> behalten, Rest schwarzweiß'],
  ['color selectivo', 'blanco y negro menos el $<color>'],
  ['couleur sélective', 'noir et blanc sauf le $<color>'],
  ['cor seletiva', 'preto e branco menos o $<color>'],
  ['colore selettivo', 'bianco e nero tranne il $<color>'],
];

export const SELECTIVE_COLORS: readonly Rewording[] = LANGUAGES.map(([selective, plainer]) => [
  new RegExp(
    `(?<!\\p{L})${selective}:? (?:(?:of|for|in|on|für|de|en|di|em) )?(?:the |el |le |o |il )?(?<color>${COLOR_WORD})${END_OF_PROMPT}`,
    'iu',
  ),
  plainer,
]);
