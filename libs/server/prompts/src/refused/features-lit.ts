/*
 * “Eye and muzzle need a bit more light”: features of a face that nothing finds. The readers would brighten the whole
 * picture.
 */

const LANGUAGES: readonly (readonly [the: string, feature: string, needs: string])[] = [
  [
    '(?:(?:the|my|his|her|its|their) )?',
    '(?:eyes?|nose|muzzle|snout|mouth|beak|ears?|paws?|mane|hooves|chin)',
    '(?:needs?|wants?|could (?:use|do with|have)|should (?:have|get)) (?:(?:just )?(?:a )?(?:little|tiny bit|bit|touch|lot|tad) (?:of )?)?(?:more |extra )?(?:light|brightness|brightening)',
  ],
  [
    '(?:(?:der|die|das|seine?|ihre?|meine?) )?',
    '(?:augen?|nase|schnauze|maul|mund|schnabel|ohr(?:en)?|pfoten?|mähne|hufe|kinn)',
    '(?:brauch(?:t|en)|könnten?|vertr[aä]gt) (?:(?:noch )?(?:ein )?(?:bisschen|wenig|etwas|viel) )?mehr (?:licht|helligkeit)(?: (?:vertragen|brauchen))?',
  ],
  [
    '(?:(?:el|la|los|las|su|sus|mi) )?',
    '(?:ojos?|nariz|hocico|morro|boca|pico|orejas?|patas?|crin|cascos|barbilla)',
    '(?:necesitan?|les? falta|pide) (?:un (?:poco|poquito) (?:más )?de |más )(?:luz|brillo)',
  ],
  [
    "(?:(?:le|la|les|l['’]|son|sa|ses|mon) ?)?",
    '(?:œil|oeil|yeux|nez|museau|bouche|bec|oreilles?|pattes?|crinière|sabots|menton)',
    "(?:a|ont|aurai(?:t|ent)) besoin (?:d['’]|de )(?:un peu )?(?:plus )?(?:de )?lumière",
  ],
  [
    '(?:(?:o|a|os|as|seus?|suas?|meus?) )?',
    '(?:olhos?|nariz|focinho|boca|bico|orelhas?|patas?|crina|cascos|queixo)',
    '(?:precisam?|pedem?) (?:de )?(?:um (?:pouco|pouquinho) )?(?:mais )?(?:de )?(?:mais )?luz',
  ],
  [
    "(?:(?:il|la|lo|l['’]|gli|le|i|suo|sua|suoi) ?)?",
    '(?:occhi?o?|naso|muso|bocca|becco|orecchi[eo]?|zampe?|criniera|zoccoli|mento)',
    "(?:ha|hanno|avrebbe(?:ro)?) bisogno di (?:un po['’] )?(?:più )?(?:di )?(?:più )?luce",
  ],
];
const AND = ',? (?:and|und|y|et|e) ';
/** What may follow: nothing, or why. */
const REASON =
  "(?=[\\s.!]*$|[,.;] ?(?:there|it|they|because|since|only|da |weil|man |es |hay|porque|no se|il |parce|on |tem |não|c['’]è|perché|non |si ))";
const LIT = new RegExp(
  `^\\s*(?:${LANGUAGES.map(
    ([the, feature, needs]) => `${the}${feature}(?:${AND}${the}${feature})? ${needs}`,
  ).join('|')})${REASON}`,
  'iu',
);
/** Eyes alone can be found. */
const ONLY_EYES =
  /^\s*(?:\p{L}+ |l['’])?(?:eyes?|augen?|ojos?|œil|oeil|yeux|olhos?|occhi?o?) (?!(?:and|und|y|et|e) )/iu;

/** True for a prompt that only asks for more light on features of a face. */
export const lightsFeatures = (prompt: string): boolean => LIT.test(prompt) && !ONLY_EYES.test(prompt);
