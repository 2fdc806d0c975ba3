import { isOnlyAmount } from '../amounts/amounts.ts';
import { onlyNames, says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { READABLE } from '../details/letter-words.ts';
import { isLike } from '../details/said.ts';
import { INSTEAD, isOnlyColor, LIKE } from '../own-wishes.ts';
import { callsFine } from '../remarks/circumstances.ts';
import { isBesideWish } from '../remarks/remarks.ts';
import { AT_PLACE } from '../words/prepositions.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** Words before what explains the wish beside it: purposes, reasons, comparisons, and who or what is meant. */
const EXPLAINING =
  /^(?:to|so|for|as|if|because|since|when|where|while|especially|which|who|that|than|um|damit|für|als|wenn|weil|da|wo|der|die|das|dass|besonders|ob|para|pra|por|porque|si|cuando|donde|que|como|sobre todo|pour|parce|car|quand|où|qui|surtout|se|quando|onde|per|perché|dove|che|come|soprattutto|sobretudo|somewhat|kind of|kinda)(?!\p{L})(?! (?:me|te|le|la|lo|se) )/iu;
/** "40% so colour shows through": how much of the wish before, and why. */
const AMOUNT_FOR = /^\d+ ?%,? (?:so|damit|sodass|para|pour|per|pra)(?!\p{L})/iu;
/** Words for a place, or for things, that another piece names. */
const NAMED_BEFORE =
  /(?<!\p{L})(?:(?<!(?:is|are) )there|here|both|ones?|dort|beide[nrms]?|ahí|allí|ambos|ambas|là|les deux|ali|lá|lì|entramb[ei]|tutti e due)(?!\p{L})/iu;
const ELSE =
  /(?<!\p{L})(?:else|others|andere[nrs]?|übrige[nrs]?|demás|restante|autres?|outr[oa]s|altr[oaie])(?!\p{L})/iu;
const SHOULD = /^(?:should|soll|sollte|sollen|debe|debería|doit|devrait|deve|deveria|dovrebbe)$/iu;

const isVerb = (word: Word): boolean =>
  SHOULD.test(word.text) || (says(word, ...VERBS) && !says(word, 'keep', 'touch'));
/** True for words with a verb that asks for a change. */
export const asksByVerb = (text: string): boolean => wordsOf(text).words.some(isVerb);

/** Something that shall be more than it is, of which the verb stands before: "the silver look shinier". */
const MORE =
  /^(?:the|my|his|her|our|their|der|die|das|den|mein\p{L}*|unser\p{L}*|el|la|los|las|mis?|le|les|l|mon|ma|mes|os?|as?|meu|minha|il|lo|i|gli|mio|mia) .+ (?<!\p{L})(?:\p{L}{3,}er|(?:more|plus|más|mais|più) \p{L}+)$/iu;
const IS = /(?<!\p{L})(?:is|are|was|were|ist|sind|war|es|está|est|sont|é|è|son|sono)(?!\p{L})/iu;
export const asksForMore = (text: string): boolean => MORE.test(text) && !IS.test(text);

/** True for a piece that explains or describes another one, or that tells something. */
export const belongsToOther = (text: string): boolean => {
  const { words } = wordsOf(text);
  const [first] = words;
  const notAt = words.findIndex((word) => says(word, 'not'));
  const isKept =
    words.some((word) => says(word, 'keep', 'touch') && !isVerb(word)) ||
    (notAt >= 0 && !words.slice(0, notAt).some(isVerb));
  const isOfOnly = words.some((word) => says(word, 'only')) && !words.some(isVerb);
  return (
    first === undefined ||
    isKept ||
    isOfOnly ||
    ELSE.test(text) ||
    INSTEAD.test(text) ||
    LIKE.test(text) ||
    isOnlyColor(text) ||
    isBesideWish(text) ||
    callsFine(text) ||
    (EXPLAINING.test(text) && !asksForMore(text)) ||
    NAMED_BEFORE.test(text) ||
    isOnlyAmount(words) ||
    AMOUNT_FOR.test(text) ||
    words.some((word) => isLike(word, READABLE)) ||
    AT_PLACE.test(first.text) ||
    says(first, 'with', 'without', 'but') ||
    words.every((word) => onlyNames(word) || word.measure !== null || valueIn(word, 'place') !== null)
  );
};
