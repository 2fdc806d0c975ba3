import { BEFORE_NEXT_WISH, endOrNext, PLEASE_WORDS } from '../ends.ts';
import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “Un peu plus de lumière sur elle”, “aclárame un poco”: somebody shall be lighter, and not the whole picture. Plainer words name
 * a person in place of the pronoun.
 */

/** Before another wish, what shall not change, or the end. */
const END = endOrNext(`and|but|und|aber|y|pero|et|mais|e|mas|ma|so|damit|para|pour|per|${PLEASE_WORDS}`);
const LIT_A_LITTLE =
  "(?<how> (?:(?:un poco|un poquito|un peu|un po['’]?|um pouco|um pouquinho|etwas|ein bisschen|más|plus|mais|di più))?)?";

export const LIT_PEOPLE: readonly Rewording[] = [
  [word(`licht auf (?:mich|ihn|sie|uns)${END}`), 'Licht auf die Person'],
  [word(`luz (?:sobre|en|a|hacia) (?:mí|mi|él|el|ella|nosotr[oa]s|ell[oa]s)${END}`), 'luz en la persona'],
  [
    word(`(?<light>lumière|luminosité|clarté) (?:sur|vers) (?:moi|lui|elles?|eux|nous)${END}`),
    '$<light> sur la personne',
  ],
  [word(`luz (?:nel[ea]s?|em (?:mim|nós)|sobre (?:mim|el[ea]s?)|para mim)${END}`), 'luz na pessoa'],
  [word(`luce (?:su|a) (?:di )?(?:me|lui|lei|noi|loro)${END}`), 'luce sulla persona'],
  [
    word(
      `hell(?:e|en sie)? (?:mich|uns)(?: bitte)?(?<how> (?:etwas|ein bisschen|ein wenig|bitte))? auf${BEFORE_NEXT_WISH}`,
    ),
    'hell die Person$<how> auf',
  ],
  [word(`acl[aá]r(?:a|e)(?:me|nos)${LIT_A_LITTLE}${END}`), 'aclara$<how> a la persona'],
  [word(`(?:é|e)clairci(?:s|ssez)[- ](?:moi|nous)${LIT_A_LITTLE}${END}`), 'éclaircis$<how> la personne'],
  [word(`schiarisci(?:mi|ci)${LIT_A_LITTLE}${END}`), 'schiarisci$<how> la persona'],
  [
    word(
      `(?<verb>clare(?:ia|ie|ar))(?<how> (?:um pouco|um pouquinho|mais))? (?:eu|a mim|a gente|nós)(?: mesm[oa])?${END}`,
    ),
    '$<verb>$<how> a pessoa',
  ],
];
