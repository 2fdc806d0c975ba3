import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Fix the red eyes, but the red pin stays red": the correction of red eyes changes nothing but the eyes of faces, so that
 * everything else that is red stays so anyway.
 */

const RED_EYES =
  /(?<!\p{L})(?:red[- ]?eyes?|eyes [^.;!?]*red|rote[n]? augen|ojos rojos|yeux rouges|olhos vermelhos|occhi rossi)(?!\p{L})/iu;

/** What is no thing beside the eyes. */
const THING =
  "(?!eyes?|augen|ojos|yeux|olhos|occhi|skin|haut|piel|peau|pele|pelle|face|faces|gesicht|cara|visage|rosto|viso)[\\p{L}’'-]+";

/** For each language that something red stays red. */
const LANGUAGES: readonly string[] = [
  `(?:but |and )?(?:(?:the|my|his|her) (?:red ${THING}|${THING}) (?:should |must )?(?:stays?|remains?|keeps?) red|keep (?:the|my|his|her) red ${THING}(?: red)?)`,
  `(?:aber |und )?(?:der|die|das|mein|meine) (?:rote )?${THING} (?:bleibt|soll) rot(?: bleiben)?`,
  `(?:pero |y )?(?:(?:que )?(?:el|la|mi) ${THING}(?: roj[oa])? (?:se queda|queda|siga|sigue|se quede) roj[oa])`,
  `(?:mais |et )?(?:le|la|l['’]|mon|ma) ?${THING}(?: rouge)? (?:reste|doit rester) rouge`,
  `(?:mas |e )?(?:o|a|meu|minha) ${THING}(?: vermelh[oa])? (?:fica|continua|deve ficar) vermelh[oa]`,
  `(?:ma |e )?(?:il|la|lo|l['’]|mio|mia) ?${THING}(?: ross[oa])? (?:resta|rimane|deve restare) ross[oa]`,
];

export const RED_THINGS_KEPT: readonly Rewording[] = LANGUAGES.map((kept) => [
  new RegExp(`(?<=\\p{L}),? ${kept}${END}`, 'giu'),
  '',
  RED_EYES,
]);
