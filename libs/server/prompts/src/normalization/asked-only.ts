import { isColorWord, says } from '../clauses/clauses.ts';
import { FAULTS, VERBS } from '../lexicon/concepts.ts';
import { namesNothingWished } from '../remarks/names-nothing-wished.ts';
import { asksNothing, surelyAsksNothing } from '../remarks/remarks.ts';
import { LEANS } from '../remarks/statements.ts';
import { tellsOfVisitor } from '../remarks/visitors.ts';
import { withQuotedText } from '../unquoted/quoted-text.ts';
import { wordsOf, type Word } from '../words/words.ts';
import { HOLE, withHoles } from '../words/quotations.ts';

/** What separates sentences, and parts of a sentence. "Max. 1 MB" and "zum 80. Geburtstag" are no ends of sentences. */
const JOINTS: readonly RegExp[] = [
  /((?:(?!(?<=(?<!\p{L})(?:max|min|ca|approx|aprox|no|nr|num|st|bzw|usw|etc|ecc|vs|mr|mrs|dr)|\d)\.(?!\s+\p{Lu}|\.))[.;!?…])+(?=\s|$)\s*|\n+|\s+[-–—]+\s+)/iu,
  /(\s*,(?!\d)\s*|:\s+)/u,
];
/**
 * What joins a reason or a purpose to a wish without punctuation: "square, because my boss hates it". "Car on" is a
 * reason in French only before a verb: "the car on the right".
 */
const REASON =
  /(\s+(?:(?:when|wenn|cuando|quand|lorsque|quando)(?=\s(?:i|we|you|they|people|ich|wir|man|yo|lo|la|je|j'|on|nous|l'|eu|a gente|vou|io|si|imprim\p{L}*|stamp\p{L}*)(?!\p{L}))|because(?! of)|(?<!à |a )cause|cos|since|weil|denn|porque|ya que|parce que|puisque|vu que|car(?= (?:il|elle|c['’]|je|nous|ils|les?|la|mon|ma|mes|on (?:a|avait|ne|n['’]|y|est|était|voit|voyait|va|peut|veut|doit|dirait|me|m['’]|se|les?|la|nous))(?!\p{L}))|perché|siccome|visto che|já que)\s+)/iu;
/** What continues a remark: "I took it in Rome, from the train". */
const CONTINUES =
  /^(?:from|in|at|on|by|during|when|while|after|before|where|which|who|aus|vom|von|im|bei|beim|am|auf|während|als|wo|desde|en|cuando|donde|depuis|dans|au|chez|quand|où|qui|do|da|na|no|quando|onde|dal|dalla|nel|nella|dove|che)\s/iu;

/** True for a word that changes something or says what is wrong with the picture. */
const isOfChange = (word: Word): boolean =>
  says(
    word,
    ...FAULTS.filter((fault) => fault !== 'dark'),
    'sharp',
    'contrast',
    'vivid',
    'background',
    'only',
  ) ||
  (says(word, ...VERBS) && !says(word, 'make', 'add')) ||
  isColorWord(word);

const isInText = (text: string): boolean => text.includes(HOLE);
/** True for a part of a sentence that is a remark, even if it names what is usual in one: the night in "taken at night". */
const isSmallRemark = (text: string): boolean =>
  !isInText(text) &&
  !wordsOf(text).words.some((word) => says(word, 'only')) &&
  !LEANS.test(text) &&
  (surelyAsksNothing(text) || (asksNothing(text) && !wordsOf(text).words.some(isOfChange)));
const isRemark = (text: string): boolean =>
  !isInText(text) && !LEANS.test(text) && asksNothing(text) && namesNothingWished(text);

/** Says of a sentence, or of a part of one, that it belongs to a wish, even if it asks for nothing itself. */
export type Belongs = (part: string) => boolean;

/** The part of a sentence without the reason behind it. */
const withoutReason = (text: string, belongs: Belongs): string => {
  const [wish = '', joint, ...reason] = text.split(REASON);
  if (joint === undefined) return isSmallRemark(text) && !belongs(text) ? '' : text;
  const isMere = namesNothingWished(reason.join('')) && !tellsOfVisitor(wish) && !belongs(reason.join(''));
  return isMere ? withoutReason(wish, belongs) : text;
};

/** The text without its remarks, which are looked for in ever smaller parts. */
const without = (text: string, [joint, ...smaller]: readonly RegExp[], belongs: Belongs): string => {
  if (!/\p{L}/u.test(text)) return text;
  if (joint === undefined) return withoutReason(text, belongs);
  const isSentence = smaller.length === 0;
  if (isSentence && isRemark(text) && !belongs(text)) return '';
  const found = text.split(joint);
  let isAfterRemark = false;
  const kept = found.flatMap((part, at) => {
    if (at % 2 === 1) return [];
    const isMore = isAfterRemark && CONTINUES.test(part) && namesNothingWished(part);
    const rest = isMore ? '' : without(part, smaller, belongs);
    isAfterRemark = rest.trim() === '' && /\p{L}/u.test(part);
    const behind = found[at + 1] ?? '';
    // "Sharpen it, is that possible?": the question mark goes with the question.
    const isAsked = part.trimEnd().endsWith(rest.trimEnd());
    return isAfterRemark ? [] : [{ rest, joint: isAsked ? behind : behind.replace('?', '.') }];
  });
  return kept
    .map(({ rest, joint: behind }, at) => rest + (at < kept.length - 1 || /^[.!]/.test(behind) ? behind : ''))
    .join('');
};

/**
 * The prompt without the sentences and parts of sentences that ask for nothing. Null if it has none, or if nothing else is
 * left.
 */
export const askedOnly = (prompt: string, belongs: Belongs = () => false): string | null => {
  const [holed, filled] = withHoles(withQuotedText(prompt));
  const rest = without(holed, JOINTS, belongs)
    .replace(/[\s.,;:]+$/u, '')
    .trim();
  if (rest === holed.trim() || !/[\p{L}\d]/u.test(rest)) return null;
  return filled(rest);
};
