import type { Rewording } from '../rewording.ts';

/* "Cover the eyes area": the eyes, which shall be hidden. "Brighten the eye area" is about the skin around them. */

/** For each language verbs that hide, the area of the eyes, and the eyes alone. */
const LANGUAGES: readonly (readonly [hide: string, area: string, eyes: string])[] = [
  [
    '(?:cover|hide|mask|block|black|blank|censor|blur|pixelate)(?: (?:up|out))?',
    '(?<the>the|my|his|her|their) eyes?[- ](?:area|region|zone|part)s?',
    '$<the> eyes',
  ],
  [
    '(?:verdeck|versteck|überdeck|zensier|verpixel|maskier)\\p{L}*(?: (?:bitte|mal))?',
    '(?:den augenbereich|die augenpartie|den bereich der augen)',
    'die Augen',
  ],
  [
    '(?:tapa|tápa|cubr|ocult|escond|censur|pixel)\\p{L}*',
    '(?:la (?:zona|parte|región)|el área) de los ojos',
    'los ojos',
  ],
  [
    '(?:cach|couvr|masqu|censur|floute|pixelis)\\p{L}*',
    '(?:la (?:zone|partie)|la région) des yeux',
    'les yeux',
  ],
  [
    '(?:cobr|cubr|tap|escond|ocult|censur|pixel)\\p{L}*',
    '(?:a (?:área|zona|parte|região)) d(?:os|e) olhos',
    'os olhos',
  ],
  ['(?:copri|nascond|censur|pixel)\\p{L}*', "(?:la zona|l['’]area|la parte) degli occhi", 'gli occhi'],
];

export const AREAS_OF_EYES: readonly Rewording[] = LANGUAGES.map(([hide, area, eyes]) => [
  new RegExp(`(?<=(?<!\\p{L})${hide} )${area}(?!\\p{L})`, 'giu'),
  eyes,
]);
