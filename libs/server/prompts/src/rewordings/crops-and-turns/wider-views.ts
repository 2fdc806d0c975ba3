import { clause, endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "More space around the subject", "crop less", "inquadratura più larga": more than the picture shows, which nobody can add. The
 * words for the subject, the crop and the view would otherwise cut something off.
 */

const WIDER = 'zoom out';
const SOMEBODY = '(?: (?:\\p{L}+ ){0,2}\\p{L}+)?';

export const WIDER_VIEWS: readonly Rewording[] = [
  [
    endOfWish(
      `(?:(?:leave|give|add|make|want|need) (?:me )?)?(?:some |a bit |a little )?more (?:space|room) (?:around|round|about)${SOMEBODY}`,
    ),
    WIDER,
  ],
  [endOfWish(`give (?:the|my|him|her|them|it)${SOMEBODY} (?:some |a bit )?more (?:space|room)`), WIDER],
  [
    clause(
      '(?:a )?(?:less cropped|crop(?:ped)? (?:it )?less|(?:a )?(?:looser|wider) crop|crop (?:it )?(?:looser|less tight(?:ly)?|wider))',
    ),
    WIDER,
  ],
  [endOfWish(`(?:ein(?:en)? )?(?:weitere[rn]?|größere[rn]?) (?:bild)?ausschnitt`), WIDER],
  [endOfWish(`(?:deja |dale )?más espacio alrededor(?: de(?:l)?${SOMEBODY})?`), WIDER],
  [endOfWish(`(?:laisse |donne )?plus d['’]espace autour(?: d(?:es?|u)${SOMEBODY}| d['’]\\p{L}+)?`), WIDER],
  [endOfWish('(?:un )?(?:cadrage|plan) plus large'), WIDER],
  [endOfWish("(?:un['’])?inquadratura più (?:larga|ampia)"), WIDER],
];
