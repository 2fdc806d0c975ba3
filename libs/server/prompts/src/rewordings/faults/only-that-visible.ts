import type { Rewording } from '../rewording.ts';

/*
 * "Only the eyes are visible, lift the shadows": how the picture is now. The wish is for all that cannot be seen, and not for
 * the eyes.
 */

/** A wish for light, which follows. */
const FOR_LIGHT =
  '(?=[^]*(?<!\\p{L})(?:(?:lift|raise|open)(?: up)? the shadows|shadows|bright|lighten|lighter|schatten|heller|aufhell|hell|sombras?|aclar|ilumin|ombres?|éclairc|clair|clarei|clarear|mais clar|luz|schiari|chiar|ombre|luce|light|licht)\\p{L}*)';

/** Words that say, in each language, that only one thing can be seen. */
const LANGUAGES: readonly string[] = [
  "(?:(?:you|i|we) (?:can )?(?:only|just) see (?:the |my |his |her |its )?[\\p{L}’' -]{2,30}|only (?:the |my |his |her |its )?[\\p{L}’' -]{2,30} (?:is|are|can be) (?:visible|seen|showing))",
  '(?:man|ich) (?:sieht|sehe|erkennt|erkenne) (?:(?:fast|eigentlich) )?nur (?:noch )?(?:die |den |das |seine |ihre )?[\\p{L} -]{2,30}',
  '(?:solo|sólo|solamente|únicamente) se (?:les? )?(?:ven?|distinguen?|notan?|aprecian?) (?:los |las |el |la |sus? )?[\\p{L} -]{2,30}',
  "on ne (?:lui )?(?:voit|distingue|aperçoit) (?:plus )?que (?:les |le |la |ses |son |sa )?[\\p{L}’' -]{2,30}",
  '(?:só|apenas) (?:se vê(?:em|m)?|dá (?:pra|para) ver|aparecem?|se enxergam?) (?:os |as |o |a )?[\\p{L} -]{2,30}',
  "si (?:vedono|vede|distinguono|distingue) (?:solo|soltanto|solamente|appena) (?:gli |i |le |il |la |l['’])?[\\p{L}’' -]{2,30}",
];

export const ONLY_THAT_VISIBLE: readonly Rewording[] = LANGUAGES.map((seen) => [
  new RegExp(`(?<=^\\s*|[.,;!?] *(?:(?:and|und|y|et|e) )?)${seen}[.,;!]+ *(?=\\p{L})${FOR_LIGHT}`, 'giu'),
  '',
]);
