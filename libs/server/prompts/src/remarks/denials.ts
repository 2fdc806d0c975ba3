import { AND_WORDS, PLEASE_WORDS } from '../rewordings/ends.ts';

/** What may stand before a request: “but please”. */
const LEAD = `(?:(?:${AND_WORDS}|${PLEASE_WORDS}|but|aber|pero|mais|mas|ma|surtout|oh|also|really)[, ]+)*`;
/** For each language a request not to do something, and no statement: “don't sharpen”, but not “it isn't sharp”. */
const DENIALS = [
  "(?:(?:don['’ ]?t|do not|never) (?!look|seem|pop|stand|show|keep|leave|want|need|include|let|forget|see|like|know|have|miss|stay)\\p{L}+)",
  '(?:nicht (?:schon )?(?:wieder )?(?:\\p{L}+ ){0,5}\\p{L}{2,}(?:el?|r)n|(?:(?!soll|ist|sind|wirk|sieht|kann|kommt|will|man|darf|dürf|muss|lass|vergiss)\\p{L}+ ){1,5}nicht (?:\\p{L}+ )?\\p{L}{2,}(?:el?|r)n)',
  '(?:no (?:me |le |la |lo |les )?(?:alis|suavic|pong|agregu|añad|quit|borr|cort|recort|cambi|toqu|desenfoqu|oscurezc|aclar|hag|difumin|conviert|us|elimin|muev|apliqu|met|sub|baj|enfoqu|enderec)[ae]s)',
  "(?:ne (?:me |le |la |les |l['’])?(?!montr|gard|laiss|veu|oubli|reconn|voi)\\p{L}+ pas|n['’](?!oubli|est|a )\\p{L}+ pas)",
  '(?:não (?:me )?(?:alis|suaviz|coloqu|coloc|pon|põ|adicion|remov|cort|mud|desfo[cq]u?|faç)\\p{L}*)',
  '(?:non (?:mi )?(?!lasc|mostr|ten|ved|dimentic)\\p{L}+(?:[aei]re|[aei]r(?:mi|lo|la|li|le)))',
].join('|');
const ASKS_NOT_TO = new RegExp(`^\\s*${LEAD}(?:${DENIALS})(?!\\p{L})`, 'iu');

/** True for words that ask not to do something: “don't add a border”, “ne lisse pas la peau”. */
export const asksNotTo = (text: string): boolean => ASKS_NOT_TO.test(text);
