import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Half in color, half black and white", "left normal, right black and white": one half loses its color. */

const GRAY =
  '(?:(?:in |en |em )?(?:black (?:and|&) white|b ?& ?w|bw|schwarz[- ]?wei(?:ß|ss)|s/w|sw|blanco y negro|noir et blanc|preto e branco|bianco e nero))';
const COLOR =
  '(?:normal|(?:in |a |en |em |à )?(?:the )?(?:colou?r(?:ed)?|farbe|farbig|bunt|color|couleurs?|cores|colorid[oa]|colori|original))';
const SPLIT =
  '(?:(?:split|divide) (?:it|this|the (?:picture|photo|image))(?: (?:down the middle|in (?:half|two)))?,? )?';
const LINK = ',? (?:(?:and|und|y|et|e) )?(?:the (?:other )?)?';

/** For each language: words for a half, for the left and the right half, and what is done to each. */
const HALVES: readonly (readonly [
  half: string,
  left: string,
  right: string,
  grayLeft: string,
  grayRight: string,
])[] = [
  [
    'half',
    '(?:the )?left(?: half| side)?',
    '(?:the )?right(?: half| side)?',
    'make the left half black and white',
    'make the right half black and white',
  ],
  [
    '(?:die )?(?:eine |andere )?(?:halb|hälfte)',
    '(?:die )?linke?(?: hälfte| seite)?|links',
    '(?:die )?rechte?(?: hälfte| seite)?|rechts',
    'die linke Hälfte schwarzweiß machen',
    'die rechte Hälfte schwarzweiß machen',
  ],
  [
    '(?:la )?(?:otra )?mitad',
    '(?:la )?(?:mitad )?izquierda',
    '(?:la )?(?:mitad )?derecha',
    'pon la mitad izquierda en blanco y negro',
    'pon la mitad derecha en blanco y negro',
  ],
  [
    '(?:la )?moitié',
    '(?:(?:la )?moitié |à )?gauche',
    '(?:(?:la )?moitié |à )?droite',
    'mets la moitié gauche en noir et blanc',
    'mets la moitié droite en noir et blanc',
  ],
  [
    '(?:a )?(?:outra )?metade',
    '(?:a )?(?:metade )?esquerda',
    '(?:a )?(?:metade )?direita',
    'deixa a metade esquerda em preto e branco',
    'deixa a metade direita em preto e branco',
  ],
  [
    "(?:(?:la|l[’']altra) )?metà",
    '(?:(?:la )?metà |a )?sinistra',
    '(?:(?:la )?metà |a )?destra',
    'metti la metà sinistra in bianco e nero',
    'metti la metà destra in bianco e nero',
  ],
];

export const HALVES_IN_GRAY: readonly Rewording[] = HALVES.flatMap(
  ([half, left, right, grayLeft, grayRight]): readonly Rewording[] => [
    [clause(`${SPLIT}(?:${left}) ${COLOR}${LINK}(?:${right}) ${GRAY}`), grayRight],
    [clause(`${SPLIT}(?:${left}) ${GRAY}${LINK}(?:${right}) ${COLOR}`), grayLeft],
    [clause(`${SPLIT}${half} ${COLOR}${LINK}${half} ${GRAY}`), grayRight],
    [clause(`${SPLIT}${half} ${GRAY}${LINK}${half} ${COLOR}`), grayLeft],
  ],
);
