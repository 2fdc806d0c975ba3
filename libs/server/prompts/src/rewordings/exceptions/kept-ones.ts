import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Remove the small dog, keep the big one": what is told apart by its size stays anyway, and the image becomes no bigger. A
 * prompt that says nothing else asks to keep what it shows.
 */

const KEPT: readonly string[] = [
  '(?:and |but |just )?(?:keep|leave) (?:only )?the (?:big|bigger|large|larger|small|smaller|little|tall|taller) ones?',
  '(?:und |aber |nur )?(?:behalte?|lass) (?:nur )?(?:den|die|das) (?:große|größere|kleine|kleinere)n?(?: (?:da|stehen|drin))?',
  '(?:y |pero )?(?:deja|conserva|mantén) (?:solo )?(?:el|la|los|las) (?:más )?(?:grandes?|pequeñ[oa]s?)',
  '(?:et |mais )?(?:garde|laisse) (?:seulement )?(?:le|la|les) (?:plus )?(?:grande?s?|petite?s?)',
  '(?:e |mas )?(?:deixa|deixe|mantém|mantenha) (?:só )?(?:o|a|os|as) (?:mais )?(?:grandes?|maior(?:es)?|pequen[oa]s?|menor(?:es)?)',
  '(?:e |ma )?(?:lascia|tieni|mantieni) (?:solo )?(?:il|la|i|le) (?:più )?(?:grand[ei]|piccol[oaie])',
];

export const KEPT_ONES: readonly Rewording[] = KEPT.map((kept) => [
  new RegExp(`(?<=\\p{L})(?:[,;.]\\s*|\\s+)(?<!\\p{L})${kept}${BEFORE_NEXT_WISH}`, 'giu'),
  '',
]);
