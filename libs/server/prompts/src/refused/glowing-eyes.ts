/*
 * Eyes that shall glow or be red: "give me glowing eyes like a boss fight", "laser eyes". The readers take them for eyes
 * that the flash made red, and would take the color away.
 */

const RED =
  '(?:(?:bright |leuchtend )?(?:red|blue|green|yellow|white|purple|rote?n?|blaue?n?|grüne?n?|gelbe?n?|roj[oa]s?|azules|verdes|rouges|bleus|verts|vermelhos|azuis|rossi|blu|verdi))';
/** Verbs that give somebody such eyes. */
const GIVES =
  '(?:give|make|add|put on|want|get|gib|mach|verpass|verleih|will|möchte|da|dale|dame|ponle|ponme|pon|haz|hazle|quiero|donne|donne-lui|donne-moi|mets|mets-lui|mets-moi|ajoute|veux|dá|dá-lhe|dá-me|põe|coloca|bota|faz|quero|dagli|dalle|dammi|mettigli|mettimi|metti|fai|voglio|aggiungi)';
const EYES = '(?:eyes?|augen|ojos|yeux|olhos|occhi)';
const GLOWING = [
  `(?:(?:${RED} )?(?:glowing|laser|demonic|demon|fiery|flaming|burning)(?:[- ]${RED})? eyes)`,
  `(?:(?:${RED} )?(?:leuchtende|glühende|rotglühende|brennende|dämonische)n?(?: ${RED})? augen|laseraugen)`,
  `(?:ojos (?:${RED} )?(?:brillantes|luminosos|encendidos|láser|de láser|que brill[ea]n|demoníacos)(?: ${RED})?)`,
  `(?:yeux (?:${RED} )?(?:qui brillent|lasers?|incandescents|rougeoyants|luisants|démoniaques)(?: ${RED})?)`,
  `(?:olhos (?:${RED} )?(?:brilhantes|brilhando|a brilhar|que brilham|luminosos|laser|de laser|demoníacos)(?: ${RED})?)`,
  `(?:occhi (?:${RED} )?(?:che brillano|che si illuminano|laser|infuocati|fosforescenti|ardenti|demoniaci)(?: ${RED})?)`,
].join('|');
const BEGINS = '(?:^|[,.;:!?] ?|(?<!\\p{L})(?:and|then|please|und|bitte|y|et|puis|e|poi) )';
/** Glowing eyes behind a verb that gives them, or alone as the name of a look: "add laser eyes", "glowing eyes". */
const HAS_GLOWING = `${BEGINS}(?:(?:${GIVES}|[^,.;!?]{0,20}(?<!\\p{L})${GIVES}(?!\\p{L})) [^,.;!?]{0,25}?)?(?:some |the |mir |des |unos |uns |gli |degli |de los )?(?:${GLOWING})(?=\\s*(?:[,.;!?]|$)| (?:like|as|wie|como|comme|come|please|pls|bitte|to|for|on|in|and|und|y|et|e|tipo|estilo) )`;
const SHALL_GLOW = [
  `(?:make|let) [^,.;!?]{0,20}eyes (?:to )?(?:(?:look|be|turn) )?(?:glow|glowing|shoot|burn|red(?= *(?:$|[,.;!]| like| as)))`,
  `(?:lass|mach)\\p{L}* [^,.;!?]{0,20}augen (?:[^,.;!?]{1,15} )?(?:leuchten|glühen|brennen|leuchtend|glühend)`,
  `(?:haz|hazme|pon|quiero) (?:que )?[^,.;!?]{0,20}ojos (?:le |me )?(?:brillen|resplandezcan|brillar)`,
  `fais (?:briller|rougeoyer|luire) [^,.;!?]{0,10}yeux`,
  `(?:faz|faça|põe|coloca) (?:com que )?[^,.;!?]{0,10}olhos (?:brilharem|brilhem|a brilhar|brilhando)`,
  `(?:fai|falle|fagli) (?:brillare|illuminare|splendere) [^,.;!?]{0,10}occhi`,
].join('|');
const RED_ONLY =
  '(?:red eyes|rote augen|ojos rojos|yeux rouges|olhos vermelhos|occhi rossi)(?=\\s*(?:$|[,.;!]|like|as|wie|como|comme|come))';
const GIVEN_RED = `(?:give|gib|verpass|donne|donne-lui|donne-moi|mets-lui|mets-moi|dale|dame|ponle|ponme|dá-lhe|dá-me|põe-lhe|dagli|dalle|dammi|mettigli|mettimi) [^,.;!?]{0,20}${RED_ONLY}`;

const GLOWS = new RegExp(
  `(?:${HAS_GLOWING}|(?<!\\p{L})(?:${SHALL_GLOW})|(?<!\\p{L})${GIVEN_RED})(?!\\p{L})`,
  'iu',
);
/** What is said of eyes that shall not be red: the flash, a fault, or what takes it away. */
const IS_FAULT =
  /(?<!\p{L})(?:flash\p{L}*|\p{L}*blitz\p{L}*|fix\p{L}*|remov\p{L}*|correct\p{L}*|get rid|reduc\p{L}*|without|no|not|don['’]?t|less|stop|normal|natural|entfern\p{L}*|korrigier\p{L}*|weg|ohne|nicht|kein\p{L}*|quita\p{L}*|corrig\p{L}*|elimina\p{L}*|arregl\p{L}*|sin|enlève\p{L}*|supprim\p{L}*|répar\p{L}*|sans|pas|tira\p{L}*|sem|não|nao|togli\p{L}*|rimuovi\p{L}*|senza|non)(?!\p{L})/iu;

/** True for a wish that eyes glow or become red. */
export const wantsGlowingEyes = (prompt: string): boolean =>
  new RegExp(EYES, 'iu').test(prompt) && GLOWS.test(prompt) && !IS_FAULT.test(prompt);
