import { COLOR_WORD } from '../words/color-words.ts';
import { OTHER_WAY } from './turned-round.ts';

/* Words that take back what was said before them. */

/** What leaves something as it is: "leave it", "déjalas", "nein, lass sie". Nobody wishes anything by it. */
export const LEFT = [
  '(?:leave|keep) (?:it|them|that|this|him|her)',
  '(?:d[eé]ja|deja)(?:r?l[aoe]s?|r)?(?: (?:eso|así))?',
  '(?:laisse|laissez)(?:[- ](?:les?|la|ça|moi))?',
  '(?:lass|lassen wir|lassen sie) (?:es|das|sie|ihn|die|den)',
  '(?:deix[ae])(?: (?:isso|el[ae]s?|assim))?',
  'lascia(?:l[aoei]|re)?(?: così)?',
].join('|');
const AS_IT_IS =
  "(?: (?:as (?:it|they) (?:is|are|was|were)|alone|be|in|there|so|drin|como est[aá]n?|ahí|comme ça|como está|assim|aí|così|stare|com[’']è))?";
/** The end of what was said, or a conjunction before another wish. */
const THEN = '(?=\\s*(?:[,.;!:…]|$)| (?:and|but|y|pero|und|aber|et|mais|e|mas|ma)(?!\\p{L}))';

/** What leaves something as it is, before another wish. */
export const LEFT_ALONE = new RegExp(
  `^[\\s,.;:!?…]*(?:${LEFT})${AS_IT_IS}${THEN}(?:[\\s,.;:!…]*(?:and|but|y|pero|und|aber|et|mais|e|mas|ma)(?!\\p{L}))?`,
  'iu',
);

/** "Or better not", "bueno no", "lieber doch nicht": second thoughts, which nothing follows that they could deny. */
const SECOND_THOUGHTS = [
  "(?:or,? )?(?:better|rather|maybe|perhaps|actually|hmm+)(?: better)?,? (?:not|no|don[’']?t)",
  '(?:o,? |no,? )?(?:mejor|bueno|quiz[aá]s?|en realidad|pensándolo bien),? no',
  '(?:oder,? |nein,? |ach,? )?(?:lieber|besser|vielleicht|eigentlich)(?: doch)? (?:nicht|nein|nee)|(?:oder,? )?(?:lieber )?doch (?:lieber )?nicht',
  '(?:ou,? |non,? )?(?:plutôt|finalement|en fait|enfin|peut-être|mieux vaut),? (?:non|pas)',
  '(?:ou,? |n[aã]o,? )?(?:melhor|aliás|na verdade|na real|talvez|pensando bem),? n[aã]o',
  '(?:o,? |no,? )?(?:meglio|forse|anzi|piuttosto|in realtà|veramente),? (?:di )?no',
].join('|');
/** Conjunctions that may stand before second thoughts without punctuation. */
const ALTERNATIVE = '(?<=[,.;!?…]\\s*)|(?=(?:or|o|oder|ou),? )';

const NO = 'no|nope|nein|nee|non|n[aã]o';
/** Words that surely take back what was said before them, in six languages: "no wait", "quatsch", "anzi". */
const TAKEN_BACK = [
  `(?:${ALTERNATIVE})(?:${SECOND_THOUGHTS})${THEN}`,
  `(?:(?<=[,.;!?…]\\s*)(?:no|nope|nein|nee|non|n[aã]o)|(?:or|oder|o|ou)(?: (?:better|lieber|mejor|plutôt|melhor|meglio))?),? (?:${LEFT})${AS_IT_IS}${THEN}`,
  `(?<=[,.;!?…]\\s*)(?:no|nope|nein|nee|non|n[aã]o)(?=,? (?:${OTHER_WAY})\\s*(?:[,.;!?…]|$))`,
  'o mejor no l[aoe]s? \\p{L}+[ae]s',
  // "Wärmer, na, doch lieber kühler".
  `(?<=[,.;!?…]\\s*)(?:(?:na|nah|nee?|ach|hm+|meh|mah|bah|bof|ah|eh),? (?:doch )?(?:rather|better|lieber|eher|besser|mejor|más bien|plutôt|melhor|meglio|piuttosto)|doch (?:lieber|eher|besser))(?! (?:${NO}|not|nicht|pas|kein\\p{L}*|auch|noch|still|even|ainda|aún|encore|ancora)(?!\\p{L}))`,
  "(?<=[,.;!?…]\\s*)(?:no,? (?:please )?don[’']?t|nein,? (?:bitte )?nicht)(?=\\s*(?:[,.;!…]|$))",
  'no,? (?:wait|actually|scratch that|hang on|hold on|i mean|i meant)|no,? sorry|(?:wait|actually|oops),? no|(?:actually|hmm+),? (?:wait|hold on)|sorry,? no(?=[,.!:;])',
  '(?<=[,.;!?…]\\s*)(?:no,? )?(?:forget (?:that|it|about (?:that|it))|vergiss (?:das|es)|olvida eso|olvídalo|oublie(?: ça)?|laisse tomber|esquece(?: isso)?|lascia (?:stare|perdere))(?=\\s*[,.!;…])',
  'actually(?=,? (?:make|turn|crop|rotate|flip|brighten|darken|lighten|blur|sharpen) (?:it|this|that|them)(?!\\p{L}))',
  'scratch that|strike that|never ?mind(?=[,.!:;])|on second thoughts?|correction(?=[,.!:;])',
  'quatsch|ach (?:nee|ne|nein)|(?:nein|nee|ne|halt|stopp?),? (?:warte|moment|sorry|doch lieber|lieber)|(?:halt|warte|moment|ups|oh|huch),? (?:nein|nee)',
  'besser gesagt|korrektur(?=[,.!:;])',
  'non,? (?:attend[sz]?|attendez|pardon|plutôt|désolée?)|(?:attends|attendez|enfin|euh|en fait|oups|oula),? non|pardon,? non(?=[,.!:;])|ou plutôt',
  'no,? (?:espera|perd[oó]n|mejor)|(?:espera|ay|uy|ups),? no|perd[oó]n,? no(?=[,.!:;])|mejor dicho',
  'n[aã]o,? (?:espera|pera|desculpa|melhor)|(?:espera|pera|opa|epa|ops|eita|ih),? n[aã]o|desculpa,? n[aã]o(?=[,.!:;])|ou melhor|quer dizer',
  'no,? (?:aspetta|scusa|scusate|anzi|meglio)|(?:aspetta|ops|oddio),? no|scusa,? no(?=[,.!:;])|anzi(?:,? no)?',
].join('|');
/** A mere "no". */
export const DENIAL = new RegExp(`^(?:${NO})$`, 'iu');
const NOT_TOO =
  '(?![^.;!?]*(?<!\\p{L})(?:too|also|as well|both|auch|beide|aussi|également|les deux|también|ambos|também)(?!\\p{L}))';
/** That a number which stands before it is enough. */
export const ENOUGH =
  '(?:(?:already|schon|ya|déjà|já|già) )?(?:is|will be|reich(?:t|en)|genügt|passt|langt|es|basta|alcanza|suffi(?:t|ra|sent)|chega|dá|va|è|bastano)(?: (?:enough|fine|plenty|ok(?:ay)?|auch|schon|völlig|suficiente|bien|bom|bene|sufficiente|abbastanza))?';
/** "Contrast 20 %, actually 10 is enough": words before a number that takes the place of another one. */
export const OTHER_NUMBER = `(?:(?:no|nein|non|n[aã]o),? )?(?:actually|eigentlich|doch lieber|en realidad|mejor|en fait|finalement|plutôt|aliás|na verdade|melhor|anzi|in realtà),?(?= (?:(?:reich(?:t|en)|genüg(?:t|en)|basta(?: con)?|bastan|chegam?) )?(?:um |un |de |di |a )?\\d+(?:[.,]\\d+)? ?%?(?: ${ENOUGH})?\\s*(?:$|[,.;!?]))`;
/** Words that take something back only if what follows can replace a part of it: "the left one, sorry, the right one". */
const SOFTLY = [
  'sorry|oops|ups|actually(?=,? make)|i mean(?:t)?|ich mein(?:t?e)?|entschuldigung|pardon|je veux dire|je voulais dire|perd[oó]n|digo|quise decir|desculpa|scusa|scusate|volevo dire|cioè',
  // "Quita el perro, o sea el gato".
  'o sea(?=,? (?:el|la|los|las|al) )|ou seja(?=,? [oa]s? )',
  // "Remove the dog, well, the cat". With "too", both are meant.
  `well(?=,? (?:the|my|an?) )${NOT_TOO}|also(?=,? (?:den|die|das|der) )${NOT_TOO}|enfin(?=,? (?:le|la|les|l['’]))${NOT_TOO}|bueno(?=,? (?:el|la|los|las) )${NOT_TOO}|bom(?=,? [oa]s? )${NOT_TOO}`,
  // "Rotate it left, no, right".
  `(?<!\\?\\s*)(?:${NO})(?=,)`,
  OTHER_NUMBER,
  // "A white border, actually black".
  `(?:(?:no|or|nein|oder|non|ou|n[aã]o|o),? )?(?:actually|or rather|rather|better|(?:doch )?(?:lieber|besser)|doch|mejor|plutôt|melhor|meglio|anzi),?(?= (?:(?:in|en|em|de|di) )?${COLOR_WORD}(?:$|[,.;!?]))`,
].join('|');
export const SURELY = new RegExp(`(?<!\\p{L})(?:${TAKEN_BACK})(?!\\p{L})`, 'giu');
export const PERHAPS = new RegExp(`(?<=[,.;!?…]\\s*)(?:${SOFTLY})(?!\\p{L})`, 'giu');
