import type { Rewording } from '../rewording.ts';

/*
 * "More light on the kids in front": people in front are the subject, which is found without their place where they shall become
 * lighter, darker or sharper. For what shall go, the place counts.
 */

/** For each language a verb for light or sharpness, words for people, words that they are in front, and what may be said behind these: “are too dark”. */
const LANGUAGES: readonly (readonly [change: string, people: string, front: string, behind: string])[] = [
  [
    '(?:(?:more |a bit more |extra )?light (?:on|for)|(?:brighten|lighten|darken|sharpen)(?: up)?)',
    '(?:kids?|children|people|man|woman|men|women|boys?|girls?|couple|guys?|person|family|subject|players?|band)',
    '(?:in (?:the )?(?:front|foreground)|at the front)(?! of| row)',
    '(?:are|is|look|looks|came out|need|needs) (?:(?:too|way|so|very|a bit|much|a little|pretty|quite|still) )*(?:dark|bright|more light|light|brighter|lighter|blurry)',
  ],
  [
    '(?:mehr licht (?:auf|für)|(?:hell|dunkl|schärf)\\p{L}*(?: bitte)?)',
    '(?:kinder|leute|menschen|mann|frau|männer|frauen|jungen|mädchen|paar|person(?:en)?|familie)',
    '(?:(?:ganz )?vorne?|im vordergrund)',
    '(?:sind|ist|brauch(?:t|en)) (?:(?:zu|viel|etwas|so|sehr|ein bisschen) )*(?:dunkel|hell|mehr licht|licht|heller|unscharf)',
  ],
  [
    '(?:más luz (?:a|en|para|sobre)|(?:aclar|ilumin|oscurec|enfoc)\\p{L}*(?: a)?)',
    '(?:niñ[oa]s?|gente|personas?|hombres?|mujer(?:es)?|chic[oa]s?|pareja|familia)',
    '(?:de(?: la parte de)? delante|de enfrente|en primer plano|del frente)',
    '(?:están?|salieron|salió|necesitan?|quedaron) (?:(?:muy|demasiado|un poco|algo|más) )*(?:oscur[oa]s?|clar[oa]s?|más luz|luz)',
  ],
  [
    '(?:plus de lumière (?:sur|pour)|(?:éclairci|assombri|illumine|accentue)[srtez]*)',
    '(?:enfants?|gens|personnes?|hommes?|femmes?|garçons?|filles?|couple|famille)',
    '(?:(?:de |au )?devant|au premier plan)(?! (?:la|le|l|les)(?!\\p{L}))',
    '(?:sont|est|ont besoin) (?:(?:trop|très|un peu|de) )*(?:sombres?|claire?s?|foncée?s?|lumière|plus de lumière)',
  ],
  [
    '(?:mais luz (?:n[ao]s?|para)|(?:clarei|ilumin|escure[cç]|foc)\\p{L}*)',
    '(?:crianças?|gente|pessoas?|homens?|homem|mulher(?:es)?|meninos?|meninas?|casal|família)',
    '(?:da frente|na frente|em primeiro plano|à frente)(?! d[aeo])',
    '(?:estão|está|tão|tá|ficaram|ficou|precisam?) (?:(?:muito|um pouco|demais|de|mais) )*(?:escur[oa]s?|clar[oa]s?|luz)',
  ],
  [
    '(?:più luce (?:su|sui|sulle|sulla|sul|ai|alle|per)|(?:schiari|illumin|scuri|nitid)\\p{L}*)',
    '(?:bambin[aoie]|gente|person[ae]|uomini|uomo|donn[ae]|ragazz[aoie]|coppia|famiglia)',
    '(?:davanti|in primo piano)(?! a(?!\\p{L}))',
    "(?:sono|è|hanno bisogno) (?:(?:troppo|molto|un po[’']|di|più) )*(?:scur[aoie]|chiar[aoie]|bui[ae]?|luce)",
  ],
];

const THE = "(?:(?:the|my|our|two|three|die|den|das|der|los|las|el|la|les|le|as|os|o|a|i|gli|il|lo) |l['’])*";

export const IN_FRONT: readonly Rewording[] = LANGUAGES.flatMap(
  ([change, people, front, behind]): readonly Rewording[] => [
    [new RegExp(`(?<=(?<!\\p{L})${change} ${THE}${people}) ${front}(?!\\p{L})`, 'giu'), ''],
    [new RegExp(`(?<=(?<!\\p{L})${people}) ${front}(?= ${behind}(?!\\p{L}))`, 'giu'), ''],
  ],
);
