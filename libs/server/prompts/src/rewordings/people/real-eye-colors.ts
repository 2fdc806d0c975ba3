import type { Rewording } from '../rewording.ts';

/* "Fix the red eyes (his are green actually)": the color that eyes have in truth, which no step gives them back. */

const RED_EYES =
  /(?<!\p{L})(?:red[- ]?eyes?|red (?:out of|from|in) (?:[\p{L}'’]+ ){1,2}eyes?|rote[n]? augen|ojos? rojos?|yeux rouges|olhos? vermelhos?|occhi rossi)(?!\p{L})/iu;
const OF_EYES = [
  "(?:(?:his|hers?|theirs?|its|the \\p{L}+['’]s)(?: eyes)?|they) (?:are|were) (?:(?:actually|really|in reality|in fact|naturally) )?(?:dark |light |bright )?(?:green|blue|brown|hazel|gr[ae]y|black|amber)(?:,? (?:actually|really|in reality|by the way|btw))?",
  '(?:die|seine|ihre|deren)(?: augen)? sind (?:(?:eigentlich|in echt|in wirklichkeit|ja) )*(?:hell|dunkel)?(?:grün|blau|braun|grau)',
  '(?:los suyos|los de(?:l| la)? \\p{L}+|sus ojos) son (?:en realidad )?(?:verdes|azules|marrones|castaños|negros|grises)(?: en realidad)?',
  '(?:les siens|ses yeux|leurs yeux|ceux du \\p{L}+) sont (?:(?:en fait|en vrai|en réalité) )?(?:verts|bleus|marrons?|noirs|gris)(?: en (?:fait|vrai|réalité))?',
  '(?:os (?:dele|dela|deles)|os olhos (?:dele|dela|deles)) são (?:na verdade )?(?:verdes|azuis|castanhos|pretos)(?: na verdade)?',
  '(?:i suoi|i loro|i suoi occhi) sono (?:in realtà )?(?:verdi|azzurri|blu|marroni|castani|neri)(?: in realtà)?',
].join('|');

export const REAL_EYE_COLORS: readonly Rewording[] = [
  [
    new RegExp(
      `\\s*[,;.(]\\s*(?:(?:and|but|und|y|et|e|pero|mais|mas|ma|aber) )?(?:${OF_EYES})\\)?(?=\\s*(?:[,.;!?)]|$))`,
      'giu',
    ),
    '',
    RED_EYES,
  ],
  // "Everybodys eyes", without the apostrophe.
  [/(?<!\p{L})(?<who>every(?:body|one)|some(?:body|one))s(?= eyes?(?!\p{L}))/giu, "$<who>'s"],
];
