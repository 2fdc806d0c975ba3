import { AND_WORDS, PLEASE_WORDS } from '../rewordings/ends.ts';

/** What may stand before a request: “but please”. */
const LEAD = `(?:(?:${AND_WORDS}|${PLEASE_WORDS}|but|aber|pero|mais|mas|ma|surtout|oh|also|really)[, ]+)*`;
/** For each language a request not to do something, and no statement: “don't sharpen”, but not “it isn't sharp”. */
const DENIALS = [
  "(?:(?:don['’ ]?t|do not|never) (?!look|seem|pop|stand|show)\\p{L}+)",
  '(?:nicht (?:schon )?(?:wieder )?(?:\\p{L}+ ){0,5}\\p{L}{2,}[er]n|(?:(?!soll|ist|sind|wirk|sieht|kann|kommt|will)\\p{L}+ ){1,5}nicht (?:\\p{L}+ )?\\p{L}{2,}[er]n)',
  '(?:no (?:me |le |la |lo |les )?\\p{L}{2,}[ae]s)',
  "(?:ne (?:me |le |la |les |l['’])?\\p{L}+ pas|n['’]\\p{L}+ pas)",
  '(?:não (?:me )?(?:alis|suaviz|coloqu|coloc|pon|põ|adicion|remov|cort|mud|desfo[cq]u?|faç)\\p{L}*)',
  '(?:non (?:mi )?\\p{L}+(?:[aei]re|[aei]r(?:mi|lo|la|li|le)))',
].join('|');
const ASKS_NOT_TO = new RegExp(`^\\s*${LEAD}(?:${DENIALS})(?!\\p{L})`, 'iu');

/** True for words that ask not to do something: “don't add a border”, “ne lisse pas la peau”. */
export const asksNotTo = (text: string): boolean => ASKS_NOT_TO.test(text);
