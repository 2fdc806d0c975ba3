import type { Rewording } from '../rewording.ts';

/*
 * A picture that has no colors, beside an edit that leaves it so: "remove the scratches, but keep it black and white"
 * is "remove the scratches". Where "leave it so" may also be a wish for it, only a "but" says that the picture is so
 * already.
 */

/** Words for repairs that leave colors alone, without which nothing here is reworded. */
const REPAIRS =
  /(?<!\p{L})(?:scratch\p{L}*|creases?|cracks?|stains?|dust|tears?|spots?|repair|restore|fix|sharpen|sharper|brighten|brighter|grain|noise|kratzer\p{L}*|knicke?|risse?|flecken|staub|repar\p{L}*|restaur\p{L}*|schärf\p{L}*|aufhell\p{L}*|hell\p{L}*|heller|rausch\p{L}*|ray\p{L}*|rasguñ\p{L}*|arañ\p{L}*|manchas?|polvo|arregl\p{L}*|aclar\p{L}*|enfoca\p{L}*|nitidez|ruido|tâches?|taches?|poussière|pli[ss]?|répar\p{L}*|éclairc\p{L}*|net\p{L}*|bruit|riscos?|arranh\p{L}*|poeira|consert\p{L}*|clarei\p{L}*|ruído|graffi\p{L}*|macchi\p{L}*|polvere|pieghe|ripar\p{L}*|schiari\p{L}*|nitid\p{L}*|rumore)(?!\p{L})/iu;

/** Words for tones and crops that leave colors alone. Beside them, only a “but” says that the picture has none. */
const TONES =
  /(?<!\p{L})(?:contrast[eo]?|kontrast|crop|square|vignett\p{L}*|viñeta\p{L}*|vinheta|dark(?:er|en)|schneid\p{L}*|quadrat\p{L}*|recort\p{L}*|cuadrad\p{L}*|recadr\p{L}*|carrée?|cort[ae]|quadrad\p{L}*|ritagli\p{L}*)(?!\p{L})/iu;
const BUT = '(?=(?:but|aber|pero|mais|mas|ma) )';

const END = '(?= *(?:[,.;!?]|$))';
const kept = (said: string): RegExp =>
  new RegExp(`(?<=\\p{L}[^.!?]*?)\\s*[,;.]?\\s*(?:${said})${END}`, 'giu');

export const KEPT_MONOCHROME: readonly Rewording[] = (
  [
    '(?:(?:and|but) )?(?:please )?(?:keep|leave|keeping|leaving|stay(?:s|ing)?|it (?:should|must|has to) (?:stay|remain)) (?:(?:it|them|this|the (?:photo|picture|image)) )?(?:(?:in|as) )?(?:black (?:and|&) white|b ?& ?w|b\\/w|bw|monochrome)(?: please)?',
    '(?:(?:und|aber) )?(?:bitte )?(?:lass(?:e|en)? (?:es|sie|das (?:foto|bild)) (?:in )?schwarz[- ]?wei(?:ß|ss)|(?:in )?schwarz[- ]?wei(?:ß|ss) (?:soll (?:es |sie )?bleiben|lassen|bleiben|bleibt)|(?:es |sie |das bild )?soll schwarz[- ]?wei(?:ß|ss) bleiben)',
    '(?:(?:pero|y) )?(?:que )?(?:siga|se quede|permanezca|mant(?:e|é)n(?:la|lo)?|manteniendo(?: el)?|sigue siendo|conserva(?: el)?)(?: (?:en|el))? blanco y negro|pero d[ée]ja(?:la|lo) en blanco y negro',
    "(?:(?:et|mais) )?(?:laisse(?:z|r)?(?:-l[ae])?|garde[rz]?(?:-l[ae])?|reste[rz]?|qu['’](?:elle|il) reste|ça reste|en (?:gardant|laissant))(?: (?:en|le|la photo en))? noir et blanc",
    '(?:(?:mas|e) )?(?:mant[ée]m|mantendo|mantenha|continua|que continue|conserva)(?: (?:em|o|a foto em))? preto e branco(?: mesmo)?|mas deix(?:a|e|ar|ando)(?: (?:ela|a foto))?(?: em)? preto e branco(?: mesmo)?',
    '(?:(?:ma|e) )?(?:tieni(?:la|lo)?|mantieni(?:la|lo)?|mantenendo|(?:che )?(?:resti|resta|rimanga|rimane)|deve (?:restare|rimanere)|lasciando(?:la|lo)?)(?: (?:in|il))? bianco e nero|ma lascia(?:la|lo)? in bianco e nero',
  ] as const
).flatMap((said): readonly Rewording[] => [
  [kept(said), '', REPAIRS],
  [kept(`${BUT}(?:${said})`), '', TONES],
]);
