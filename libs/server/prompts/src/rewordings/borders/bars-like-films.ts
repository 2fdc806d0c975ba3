import { AND_WORDS, MAYBE_COURTESY } from '../ends.ts';
import { clause, wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Black bars like in a movie": the bars, and not the colors of a movie. In most languages the bars alone are also taken for
 * something else: "bandes noires en haut et en bas".
 */

/** For each language what adds them, the bars, and what they are like. */
const LANGUAGES: readonly (readonly [add: string, bars: string, like: string])[] = [
  [
    '(?:add|put|with|make|i want)(?: (?:the|some|those))?',
    'black bars(?: (?:(?:at|on) (?:the )?)?top (?:and|n|&) (?:the )?bottom| above and below)?',
    '(?:like|as) (?:(?:in|at) )?(?:an? |the )?(?:movies?|films?|cinema)',
  ],
  [
    '(?:mach|mit|füg|setz)(?: (?:die|bitte|mir))*',
    'schwarzen? balken(?: oben und unten)?',
    'wie (?:im|in einem|beim|in) (?:film|filmen|kino|kinofilm)',
  ],
  [
    '(?:pon(?:le|er)?|añade|agrega|con|quiero)(?: (?:unas|las))?',
    '(?:barras|bandas|franjas) negras(?: arriba y abajo)?',
    '(?:como|tipo) (?:en |de )?(?:el |las? |una )?(?:cine|películas?|pelis?)',
  ],
  [
    '(?:mets|ajoute|avec|je veux)(?: (?:des|les))?',
    '(?:bandes|barres) noires(?: en haut et en bas)?',
    '(?:comme|façon|style) (?:au |dans (?:un |les )?)?(?:cinéma|ciné|films?)',
  ],
  [
    '(?:coloca|põe|bota|adiciona|com|quero)(?: (?:umas|as))?',
    '(?:barras|faixas|tarjas) pretas(?: em cima e em ?baixo)?',
    '(?:como|tipo|igual) (?:n[oa]s? |de |em |a )?(?:cinema|filmes?)',
  ],
  [
    '(?:metti|aggiungi|con|voglio)(?: (?:delle|le))?',
    '(?:bande|barre|strisce|fasce) nere(?: sopra e sotto)?',
    '(?:come|tipo|stile) (?:al |nei |in un |un )?(?:cinema|film)',
  ],
];

export const BARS_LIKE_FILMS: readonly Rewording[] = LANGUAGES.flatMap(([add, bars, like]): Rewording[] => [
  [clause(`(?:${add} )?${bars},? ${like}`), 'letterbox'],
  // Before another wish, which a conjunction joins.
  [
    new RegExp(`(?<=(?:^|[.,;!?])\\s*)(?:${add} )?${bars},? ${like} (?:${AND_WORDS}) (?=\\p{L})`, 'giu'),
    'letterbox, ',
  ],
  [wholePrompt(`(?:${add} )?${bars}${MAYBE_COURTESY}`), 'letterbox'],
]);
