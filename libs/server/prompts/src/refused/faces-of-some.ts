/*
 * Faces of whom only some shall be hidden: "blur only the kids' faces", "nur die Gesichter der Kinder". Nothing tells children
 * from adults, or women from men, and all faces would be hidden.
 */

const ONLY = '(?:only|just|nur|bloß|s[oó]lo|solamente|seulement|juste|uniquement|s[oó]|apenas|soltanto)';
const FACES = '(?:faces?|gesicht(?:er)?|caras?|rostros?|visages?|rostos?|volt[oi]|facce)';
const KIDS =
  '(?:kids?|children|adults?|grown[- ]?ups|women|men|girls|boys|babies|teens|parents|kinder[n]?|erwachsenen?|frauen|männer[n]?|mädchen|jungen|eltern|niñ[oa]s|adultos|mujeres|hombres|chic[oa]s|padres|enfants|adultes|femmes|hommes|filles|garçons|parents|crianças|mulheres|homens|menin[oa]s|pais|bambin[ie]|adulti|donne|uomini|ragazz[ie]|genitori)';
const OF =
  "(?:of|from|der|von|den|de|de los|de las|des|d['’]|d[oae]s|dei|degli|delle) ?(?:the |los |las |les |den |my |our )?";
const THE = '(?:the |die |las |los |le |les |o |os |i |il |le )?';

const NAMED = `(?:${THE}${FACES} ${OF}${KIDS}|${THE}${KIDS}['’]?s?['’]? ${FACES})`;
const HIDE =
  '(?:blur\\p{L}*|hid(?:e|den)|cover|pixel\\p{L}*|censor\\p{L}*|verpixel\\p{L}*|unkenntlich|verdeck\\p{L}*|difumina\\p{L}*|tapa\\p{L}*|desenfoca\\p{L}*|flout\\p{L}*|cache[rz]?|masque[rz]?|borr[ao]\\p{L}*|desfoca\\p{L}*|esconde\\p{L}*|sfoc\\p{L}*|oscura\\p{L}*|nascond\\p{L}*|copri\\p{L}*)';

const SOME = new RegExp(
  `(?<!\\p{L})(?:${ONLY} (?:${HIDE} )?${NAMED}|${NAMED},? (?:${ONLY}|and nobody else|and no one else))(?!\\p{L})`,
  'iu',
);
/** Words for somebody who may be seen: "die Gesichter der Kinder unkenntlich machen, die Erzieherin darf man sehen". */
const SEEN =
  '(?:darf|dürfen|kann|können) (?:man )?(?:ruhig )?(?:noch )?(?:sehen|gesehen werden|zu sehen (?:sein|bleiben)|erkennbar (?:sein|bleiben)|sichtbar (?:sein|bleiben))|(?:can|may|should) (?:be|stay|remain) (?:seen|visible|recogni[sz]able)|(?:se puede|puede) ver(?:se)?|(?:peut|peuvent) (?:rester )?(?:être )?(?:vue?s?|visibles?)|(?:pode|podem) (?:ficar )?(?:aparecer|visíve(?:l|is))|(?:si )?(?:può|possono) (?:restare )?(?:vedere|visibil[ei])';
const EXCEPT_SEEN = new RegExp(
  `(?<!\\p{L})${FACES}(?!\\p{L})[^]{0,60}[,.;] ?[^,.;]{2,40} (?:${SEEN})(?!\\p{L})`,
  'iu',
);
/** "The faces of the kids blurred, the teacher not, she agreed": one person is excepted by a “not” alone, followed by the reason. */
const EXCEPT_TOLD = new RegExp(
  `(?<!\\p{L})${FACES}(?!\\p{L})[^]{0,60}[,.;] ?(?:but |aber |pero |mais |mas |ma )?(?:the |my |die |der |la |le |el |l['’]|mi |ma |mon |a |o |il |minha |mia )[^,.;]{2,30} (?:no|not|nicht|non|pas|não|nao),? (?:she|he|they|because|sie|er|weil|die|der|ella|él|que|porque|elle|il|elles|car|parce|ela|ele|pois|lei|lui|perché)(?!\\p{L})`,
  'iu',
);
/** "Not my daughter's in front", "quella di mia figlia davanti no": one face is excepted, wherever it is. */
const EXCEPTED_ONE = [
  "not (?:(?:(?:that|the one) of )?(?:my|our|his|her) \\p{L}+(?:['’]s)?|(?:that|the one) of the \\p{L}+|the \\p{L}+['’]s)(?: [^,.;]{2,20})?",
  "(?:my|our|his|her|the) \\p{L}+['’]s(?: [^,.;]{2,20})? not",
  '(?:das|die) (?:von )?(?:meine[rsnm]?|unsere[rsnm]?|der|dem) [^,.;]{2,30} nicht|nicht (?:das|die) (?:von )?(?:meine[rsnm]?|unsere[rsnm]?|der|dem) [^,.;]{2,30}',
  '(?:la|el) de(?:l| la| mi| mis| nuestr[oa]) [^,.;]{2,30} no|no (?:la|el) de(?:l| la| mi| mis) [^,.;]{2,30}',
  "(?:celui|celle) (?:du|de (?:la|ma|mon)|de l['’]) ?[^,.;]{2,30} (?:non|pas)|pas (?:celui|celle) (?:du|de (?:la|ma|mon)|de l['’]) ?[^,.;]{2,30}",
  '[ao] d(?:o|a|e)(?: minha| meu)? [^,.;]{2,30} (?:não|nao)|(?:não|nao) [ao] d(?:o|a|e)(?: minha| meu)? [^,.;]{2,30}',
  '(?:menos|exceto|fora|tirando) (?:(?:[ao] )?d[oa] (?:meu|minha|nosso|nossa) |(?:[ao] )?(?:meu|minha) )[^,.;]{2,40}',
  'quell[ao] d(?:i|el|ella) [^,.;]{2,30} no|non quell[ao] d(?:i|el|ella) [^,.;]{2,30}',
].join('|');
const EXCEPT_ONE = new RegExp(
  `(?<!\\p{L})${FACES}(?!\\p{L})[^]{0,60}[,.;] ?(?:but |aber |pero |mais |mas |ma )?(?:${EXCEPTED_ONE})(?=\\s*(?:[,.;!?]|$))`,
  'iu',
);
const HIDES = new RegExp(`(?<!\\p{L})${HIDE}(?!\\p{L})`, 'iu');

/** True for a wish to hide the faces of only those who are children, women or the like. */
export const hidesFacesOfSome = (prompt: string): boolean =>
  HIDES.test(prompt) && [SOME, EXCEPT_SEEN, EXCEPT_TOLD].some((form) => form.test(prompt));

/** True for words that except one of the faces. Beside others in the background, somebody in front is told from them. */
export const exceptsOneFace = (prompt: string): boolean => EXCEPT_ONE.test(prompt);
