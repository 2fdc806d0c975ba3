/*
 * “Bring out my freckles more, I like them”: nothing finds freckles, and the readers would smooth them away or change
 * the whole picture.
 */

const FRECKLES =
  '(?:(?:the|my|her|his|our|their|die|meine|ihre|seine|las|mis|sus|les|mes|ses|as|minhas|suas|le|le mie|le sue) )?(?:freckles|sommersprossen|pecas|taches de rousseur|sardas|lentiggini)';
const SHOWN = [
  `(?:bring|pull|get|tease) (?:out ${FRECKLES}|${FRECKLES} out)`,
  `(?:emphasi[sz]e|enhance|accentuate|boost|highlight|intensify|show(?: off)?|define|darken) ${FRECKLES}`,
  `(?:make|let) ${FRECKLES} (?:\\p{L}+ ){0,2}?(?:stand out|pop|(?:more |much )?(?:visible|noticeable|obvious|prominent)|darker|stronger|show(?: up)?)`,
  `more (?:visible |prominent )?freckles`,
  `(?:(?:betone?|verstärke?|hebe?) )?${FRECKLES}(?: \\p{L}+){0,2}? (?:betonen|hervorheben|verstärken|hervor|heraus|sichtbarer|stärker|deutlicher|kräftiger)`,
  `(?:resalt|destac|realz|acentú|marc|intensific)\\p{L}* (?:más )?${FRECKLES}`,
  `(?:fais|faites|faire) (?:bien |plus |mieux )?ressortir ${FRECKLES}|(?:accentue|souligne|intensifie)\\p{L}* ${FRECKLES}`,
  `(?:realç|destac|ressalt|acentu|marc)\\p{L}* (?:mais )?${FRECKLES}`,
  `(?:metti|metta|mettere) in (?:risalto|evidenza) ${FRECKLES}|(?:evidenzi|risalt|accentu|esalt)\\p{L}* ${FRECKLES}|fai risaltare ${FRECKLES}`,
].join('|');
const MORE = new RegExp(`(?<!\\p{L})(?:${SHOWN})(?!\\p{L})`, 'iu');
/** Whoever wants fewer of them, or none, is not meant. */
const LESS =
  /(?<!\p{L})(?:not|don['’]?t|less|nicht|weniger|no|menos|moins|pas|ne|não|non|meno|remove|entfern\p{L}*|quita\p{L}*|enlève|tira|togli)(?!\p{L})/iu;

/** True for a prompt that asks for freckles that are seen better. */
export const showsFreckles = (prompt: string): boolean => MORE.test(prompt) && !LESS.test(prompt);
