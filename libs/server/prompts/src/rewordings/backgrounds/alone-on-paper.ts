import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* “Só ele no papel branco”: somebody or something alone on a white background, and no scan of a paper. */

const LANGUAGES: readonly (readonly [alone: string, onPaper: string, background: string])[] = [
  [
    '(?:only|just) (?:him|her|it|them|me|us|(?:the|my|our) \\p{L}+)',
    'on (?:a )?(?:plain |blank |pure )?white (?:sheet of )?paper',
    'white background',
  ],
  [
    'nur (?:ihn|sie|es|mich|uns|(?:der|die|das|den|meine?n?) \\p{L}+)',
    'auf (?:einem )?(?:rein)?wei(?:ß|ss)em (?:blatt )?papier',
    'weißer Hintergrund',
  ],
  [
    's[oó]l[oa] (?:él|ella|ellos|ellas|yo|(?:el|la|mi) \\p{L}+)',
    '(?:en|sobre) (?:un )?papel (?:en )?blanco',
    'fondo blanco',
  ],
  [
    "(?:seulement|juste|rien que|uniquement) (?:lui|elle|eux|moi|(?:le |la |mon |ma |l['’])\\p{L}+)",
    'sur (?:du |un )?papier blanc',
    'fond blanc',
  ],
  [
    '(?:só|apenas|somente) (?:el[ea]s?|eu|(?:o|a|meu|minha) \\p{L}+)',
    '(?:n[oa]|em|num|sobre) papel branco',
    'fundo branco',
  ],
  [
    "(?:solo|soltanto) (?:lui|lei|loro|me|io|(?:il |la |lo |l['’])\\p{L}+)",
    'su (?:un )?(?:carta bianca|foglio bianco)',
    'sfondo bianco',
  ],
];

export const ALONE_ON_PAPER: readonly Rewording[] = LANGUAGES.map(([alone, onPaper, background]) => [
  new RegExp(`(?<!\\p{L})(?<alone>${alone}),? ${onPaper}${BEFORE_NEXT_WISH}`, 'giu'),
  `$<alone>, ${background}`,
]);
