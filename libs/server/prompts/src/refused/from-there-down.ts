/*
 * "Crop from the waist down": legs, or a body without its head. A crop goes around a head, the upper half of a body or
 * all of it, and it would show what shall not be seen.
 */

const CROP =
  '(?:crop\\p{L}*|cut|trim|show|keep|only|just|zuschn\\p{L}*|schneid\\p{L}*|zeig\\p{L}*|nur|recort\\p{L}*|corta\\p{L}*|muestra|solo|sólo|recadr\\p{L}*|coupe\\p{L}*|montre|seulement|mostra|só|somente|ritagli\\p{L}*|taglia\\p{L}*|solo)';
const LANGUAGES: readonly string[] = [
  'from (?:(?:the|my|her|his|their|our) )?(?:head|face|neck|chin|shoulders?|chest|waist|hips?|belly|belt|knees?) (?:down|downwards?)|(?:waist|neck|shoulders?|chest|knees?)[- ]down',
  '(?:ab|von) (?:der |den |dem )?(?:kopf|gesicht|kinn|hals|schultern?|brust|taille|hüften?|bauch|gürtel|knien?)(?:höhe)? (?:abwärts|nach unten|an abwärts|runter)',
  '(?:de|desde|del) (?:el |la |los |las )?(?:cabeza|cara|cuello|barbilla|hombros?|pecho|cintura|caderas?|rodillas?) (?:para|hacia|pa) ?abajo',
  "(?:à partir |depuis |en dessous )?(?:du |des |de la |de |les |la |le )(?:tête|visage|cou|menton|épaules|poitrine|taille|hanches|genoux) (?:vers le|et en|jusqu['’]en) bas|en dessous (?:du|des|de la) (?:cou|menton|épaules|poitrine|taille|hanches|genoux)",
  '(?:do|da|dos|das|a partir d[oa]s?) (?:cabeça|rosto|pescoço|queixo|ombros?|peito|cintura|quadril|joelhos?) (?:pra|para|p/?|pro) baixo',
  '(?:dal|dalla|dalle|dai) (?:testa|viso|collo|mento|spalle|petto|vita|fianchi|ginocchia) in giù',
];
const DOWN = new RegExp(
  `(?<!\\p{L})${CROP}(?!\\p{L})[^.;!?"“”]*?(?<!\\p{L})(?:${LANGUAGES.join('|')})(?!\\p{L})`,
  'iu',
);
const ALONE = new RegExp(
  `^\\s*(?:${LANGUAGES.join('|')})(?!\\p{L})(?: (?:only|please|bitte|zuschneiden|schneiden|por favor|nur))*[\\s.!]*$`,
  'iu',
);

/** True for a crop that shows a body from one of its parts down. */
export const cropsFromThereDown = (prompt: string): boolean => DOWN.test(prompt) || ALONE.test(prompt);
