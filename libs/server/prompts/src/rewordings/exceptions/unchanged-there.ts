import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Where nothing shall change, and what is good as it is, beside a wish for something else: "am Wasser nichts ändern" keeps the
 * water, and "the mountains are fine as they are" the mountains.
 */

const GOOD = '(?:perfect|fine|good|ok|okay|great|nice)';

export const UNCHANGED_THERE: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=,? )(?:an?|am|beim?|im|in)(?: (?:der|dem|den))? (?<what>\\p{L}+)(?: bitte)? nichts (?:ver)?ändern${END}`,
      'giu',
    ),
    '$<what> nicht ändern',
  ],
  [
    new RegExp(
      `(?<!\\p{L})ne (?:change|touche|modifie)[rz]? rien (?:à|dans|sur) (?<what>(?:la |le |l['’])\\p{L}+)${END}`,
      'giu',
    ),
    'ne change pas $<what>',
  ],
  [
    /(?<!\p{L})não (?:mude|muda|mexa|mexe) (?:em )?nada (?:n)(?<what>[ao]s? \p{L}+)(?!\p{L})/giu,
    'não mude $<what>',
  ],
  [
    /(?<!\p{L})non (?:cambiare|toccare|modificare) (?:nulla|niente) (?:nel|nella|sul|sulla|al|alla) (?<what>\p{L}+)(?!\p{L})/giu,
    'non toccare $<what>',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})only(?!\\p{L})[^.!?\\n]*,) the (?<what>\\p{L}+) (?:is|are) (?:(?:already|just) )?${GOOD}(?: (?:as (?:it is|they are)|the way (?:it is|they are)|already))?${END}`,
      'giu',
    ),
    ' leave the $<what> alone',
  ],
];
