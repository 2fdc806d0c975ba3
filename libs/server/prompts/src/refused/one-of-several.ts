/*
 * One of several people who shall be cut out: "cut out mom from the group photo", "isolate the woman on the right". A
 * cut-out keeps everybody in front, so the others would stay.
 */

const EVERYBODY =
  "(?:background|hintergrund|fondo|fond|arrière|fundo|sfondo|everybody|everyone|all|us|people|group|the (?:group|people|family|background|whole)|alle|uns|die (?:gruppe|leute|familie)|den hintergrund|todos|nosotros|al? (?:grupo|fondo)|el (?:grupo|fondo)|tout|nous|le (?:groupe|fond)|l['’]arrière|o (?:grupo|fundo)|tutti|noi|lo sfondo|il gruppo)";
/** What shall be cut out, and not the picture of the group that shall be cropped: “recorta la foto de grupo”. */
const SOMEBODY = `(?!(?:${EVERYBODY}|(?:the |la |una |esta |a |uma |questa )?(?:photo|picture|foto|imagen|imagem|immagine))(?!\\p{L}))\\p{L}[^,.;!?\\d]{1,30}?`;
const GROUP =
  "(?:(?:the|a|this|our|my|that) group (?:photo|picture|pic|shot|photograph)|group (?:photo|picture|pic|shot)|(?:the|our|a) group|(?:dem |einem |unserem )?gruppen(?:foto|bild)|(?:la |una |esta )?(?:foto|imagen) (?:de|del|en) grupo|grupo|(?:la |une |cette |l['’])?(?:photo|image) de groupe|groupe|(?:uma )?(?:foto|imagem) (?:de|do|em) grupo|(?:la |una |questa )?(?:foto|immagine) di gruppo|gruppo)";
const FROM_GROUP =
  "(?:(?:from|out of|off) |aus |de la |del? |de l['’]|de |du |da |do |dalla |dal |della |dal? )";

const CUT =
  '(?:cut(?:ting)? ?out|isolate|extract|freistellen|recort(?:a|ar|e|as)|a[ií]sl(?:a|ar)|d[ée]tour(?:e|er|ez)|d[ée]coup(?:e|er|ez)|isol(?:e|er|ez|a|ar|are)|ritagli(?:a|are)|scontorn(?:a|are))';
/** In English the verb may stand around the person, and in Spanish and Italian with “me”. */
const CUT_ME = `cut (?:me|him|her) ${FROM_GROUP}${GROUP}|cut ${SOMEBODY} out of ${GROUP}|(?:rec[oó]rt(?:a|e)me|ritaglia(?:mi)) ${FROM_GROUP}${GROUP}`;
const CUT_FROM_GROUP = `${CUT} ${SOMEBODY} ${FROM_GROUP}${GROUP}|${CUT_ME}`;
const GERMAN_FROM_GROUP = `(?:schneide|stelle?) ${SOMEBODY} aus ${GROUP} (?:aus|frei)|(?<=^|[,.;!?] )${SOMEBODY} aus ${GROUP} (?:ausschneiden|freistellen|rausschneiden)`;

const PERSON =
  '(?:m[ae]n|woman|guy|girl|boy|lady|person|kid|child|bride|groom|one|mann|frau|mädchen|jungen?|person|kind|hombre|mujer|chic[oa]|niñ[oa]|persona|señora?|homme|femme|fille|garçon|personne|enfant|dame|homem|mulher|menin[oa]|moç[oa]|pessoa|uomo|donna|ragazz[oa]|bambin[oa]|signora)';
const ARTICLE = "(?:the|den|die|das|(?:a )?la|al|el|le|l['’]|o|a|il|lo) ?(?:\\p{L}+ )?";
const THERE =
  '(?:(?:on|at|to|in) the (?:far )?(?:left|right|middle|cent(?:er|re))|(?:ganz )?(?:links|rechts)|in der mitte|(?:de |a )la (?:izquierda|derecha)|del (?:medio|centro)|(?:de |à )(?:gauche|droite)|au (?:milieu|centre)|(?:da|à) (?:esquerda|direita)|do meio|a (?:sinistra|destra)|al centro)';
const CUT_THERE = `${CUT} ${ARTICLE}${PERSON} ${THERE}|(?:schneide|stelle?) ${ARTICLE}${PERSON} ${THERE} (?:aus|frei)|${ARTICLE}${PERSON} ${THERE} (?:ausschneiden|freistellen)`;

const ONE = new RegExp(`(?<!\\p{L})(?:${CUT_FROM_GROUP}|${GERMAN_FROM_GROUP}|${CUT_THERE})(?!\\p{L})`, 'iu');

/** True for a wish to cut out one of several people. */
export const cutsOutOneOfSeveral = (prompt: string): boolean => ONE.test(prompt);
