import type { Rewording } from '../rewording.ts';

/*
 * “Noir, hard shadows”: beside a dark look, hard shadows are wished for and not complained of.
 */

const HARD: readonly (readonly [look: string, shadows: string, plainer: string])[] = [
  [
    'noir|black (?:and|&|n) white|b ?(?:&|and|n|\\+) ?w|detective film|cinematic|moody|dramatic',
    '(?:with )?(?:really )?(?:hard|deep|strong|harsh|heavy) shadows',
    'more contrast',
  ],
  [
    'noir|schwarz-?wei(?:ß|ss)|krimi\\p{L}*|dramatisch|düster',
    '(?:mit )?(?:harten?|tiefen?|starken?) schatten',
    'mehr Kontrast',
  ],
  [
    'noir|blanco y negro|dramátic[oa]|detectives',
    '(?:con )?sombras (?:duras|fuertes|profundas|marcadas)',
    'más contraste',
  ],
  [
    'noir|noir et blanc|dramatique|polar',
    '(?:avec des )?ombres (?:dures|fortes|profondes|marquées)',
    'plus de contraste',
  ],
  [
    'noir|preto e branco|dramátic[oa]|detetive',
    '(?:com )?sombras (?:duras|fortes|profundas|marcadas)',
    'mais contraste',
  ],
  [
    'noir|bianco e nero|drammatic[oa]|poliziesc[oa]',
    '(?:con )?ombre (?:dure|forti|profonde|marcate|nette)',
    'più contrasto',
  ],
];

export const HARD_SHADOWS: readonly Rewording[] = HARD.map(([look, shadows, plainer]) => [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${look})(?!\\p{L})[^.;!?\\n]{0,40}(?:,| and| und| y| et| e|) )${shadows}(?= ?(?:[,.;!]|$)| (?:and|und|y|et|e|like|wie|como|comme|come) )`,
    'giu',
  ),
  plainer,
]);
