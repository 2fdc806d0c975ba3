import { clausesOf, onlyNames, says, type Clause } from './clauses/clauses.ts';
import { tellsOfNamed } from './clauses/tells-of-named.ts';
import { valueIn } from './clauses/reading.ts';
import { VERBS } from './lexicon/concepts.ts';
import { quote, type PromptReading } from './prompt-reading.ts';
import { REMOVE_HINT } from './rules/objects.ts';
import { withoutNoAnswer } from './remarks/asides.ts';
import { tellsOfLiking } from './remarks/likings.ts';
import { tellsColorNow } from './remarks/present-colors.ts';
import { isTold } from './remarks/remarks.ts';
import { isReproach, tellsOfSale } from './remarks/stories.ts';
import { isIndifferent } from './clauses/turns-of-phrase.ts';
import { wordsOf, type Word } from './words/words.ts';
import { QUOTATION } from './words/quotations.ts';

/** Punctuation and conjunctions between two wishes, in six languages. "Black and white" is one. */
const JOINT =
  /(?:(?!(?<=\d)[,.:]\d)[,.:]|[;!?\n]|(?<!(?:^|\s)[bs])&|\+(?!\d))+|(?<=\s)(?:(?<!(?:black|blanco|noir|preto|bianco|schwarz)\s)(?:and|y|und|et|e)|(?:and|y|und|et|e)(?!\s(?:white|negro|blanc|branco|nero|weiß|weiss)(?!\p{L}))|then|luego|dann|puis|depois|poi)(?=\s)/iu;
/** Stands for quoted words, which stay in one piece. */
const HOLE = '\u{FFFC}';
/** Nobody wishes more than this at once. */
const MOST_PIECES = 16;

/** The pieces of a prompt between its punctuation and conjunctions. */
export const piecesOf = (prompt: string): readonly string[] => {
  const quotations = [...(prompt.match(QUOTATION) ?? [])];
  const pieces = quotations
    .reduce((rest, quotation) => rest.replace(quotation, HOLE), prompt)
    .split(JOINT)
    .filter((piece) => piece.trim() !== '')
    .slice(0, MOST_PIECES);
  return pieces.map((piece) => piece.replaceAll(HOLE, () => quotations.shift() ?? ''));
};

/** Participles say how something shall be, and are no verb for what other pieces name: "targa sfocata", "plate blurred". */
const PARTICIPLE = /(?:ed|[aiu]d[oa]s?|ée?s?|[aiu]t[aoei]|os[oa]s?|ver\p{L}+t)$/iu;
const isRemoving = (word: Word): boolean =>
  says(word, 'remove', 'op:blur', 'op:pixelate', 'anonymize') &&
  !onlyNames(word) &&
  !PARTICIPLE.test(word.text);
/**
 * The pieces as wishes of their own: a piece that only names a thing gets the verb to which it belongs. "Erase the
 * power lines and the bird" has the piece "erase the bird". The verb stands in a piece before, up to one with another verb
 * or an exception, or at the end of the next piece with a verb.
 */
export const withVerbs = (pieces: readonly string[]): readonly string[] => {
  const read = pieces.map((piece) => wordsOf(piece).words);
  const [verb, another] = read.flatMap((words) => words.filter(isRemoving));
  if (verb === undefined || another !== undefined) return pieces;
  const endsInVerb = (words: readonly Word[] | undefined): boolean =>
    words?.findLast((word) => !says(word, 'filler')) === verb;
  let reaches = false;
  return pieces.map((piece, at) => {
    const words = read[at] ?? [];
    const isName =
      words.length > 0 &&
      words.every(onlyNames) &&
      words.some((word) => !says(word, 'filler')) &&
      !tellsOfNamed(words);
    if (words.includes(verb)) reaches = true;
    else if (words.some((word) => says(word, ...VERBS))) reaches = false;
    if (words.some((word) => says(word, 'except'))) reaches = false;
    const next = read.slice(at + 1).find((others) => others.some((word) => says(word, ...VERBS)));
    return isName && (reaches || endsInVerb(next)) ? `${verb.text} ${piece.trim()}` : piece;
  });
};

/** A remark of several words, between punctuation. Short ones may belong to what follows. */
const SENTENCE = /(?<=[,.;!?\n])\s+/u;
const REFERS =
  /(?<!\p{L})(?:one|ones|such|that style|do (?:that|this|it)|mach das|like (?:that|this|these|those|them)|so ein\p{L}*|eins|daraus|comme (?:ça|ca|eux)|así|como (?:eso|esos|ese|isso|esses)|assim|così|come (?:quelli|questi))(?!\p{L})/iu;
const namesColor = (word: string): boolean =>
  wordsOf(word).words.some((one) => valueIn(one, 'color') !== null);
const namesThing = (text: string): boolean =>
  wordsOf(text).words.some((one) => valueIn(one, 'thing') !== null || valueIn(one, 'region') !== null);
/** True for a sentence that requests nothing, whatever its words mean elsewhere. */
const isRemark = (sentence: string, others: readonly string[]): boolean => {
  // "The car is white now, make it red": there "it" is the car.
  if (tellsColorNow(sentence, namesColor) && (!namesThing(sentence) || others.some(namesThing))) return true;
  const clauses = clausesOf(sentence);
  return (
    clauses.length > 0 &&
    clauses.every((clause) => isReproach(clause) || isIndifferent(clause) || tellsOfSale(clause))
  );
};

/**
 * The prompt without its remarks, which would otherwise make the reading doubtful: "the pixel size doesn't matter, just
 * make it 3:2". A prompt of remarks alone stays as it is.
 */
export const withoutRemarks = (prompt: string): string => {
  if (prompt.match(QUOTATION) !== null) return prompt;
  const answered = withoutNoAnswer(prompt);
  const sentences = answered.split(SENTENCE);
  // "She loves cartoons, make me one": the remark names the look that is wanted.
  const mayRefer = sentences.some((sentence) => REFERS.test(sentence));
  const asked = sentences.filter(
    (sentence) =>
      !isRemark(
        sentence,
        sentences.filter((other) => other !== sentence),
      ) &&
      (mayRefer || !clausesOf(sentence).every(tellsOfLiking)),
  );
  return asked.length === 0 || asked.length === sentences.length ? answered : asked.join(' ');
};

/** Words for what takes the place of something that is removed. */
const IN_ITS_PLACE =
  /(?<!\p{L})(?:instead|there|in its place|stattdessen|dafür|dort|da hin|en su lugar|ahí|allí|à la place|là|no lugar|ali|lá|al suo posto|invece|lì)(?!\p{L})/iu;
const OTHERWISE =
  /^(?:otherwise|if not|or else|sonst|ansonsten|si no|sinon|sennò|se no|altrimenti|senão|se não)(?: (?:just|only|nur|solo|sólo|seulement|juste|só|apenas|soltanto))?(?: |$)/iu;
/**
 * The prompt without removals of things that cannot be found, if the prompt is refused for these alone: "without the label,
 * and brighter". Null if it is refused for something else, or if nothing is left.
 */
export const withoutUnfound = (prompt: string, { notPossible, hints }: PromptReading): string | null => {
  if (hints.length === 0 || hints.some((hint) => hint !== REMOVE_HINT)) return null;
  const clauses = clausesOf(prompt);
  const isRefused = ({ text }: Clause): boolean => notPossible.includes(quote(text));
  const isRemoval = (clause: Clause, at: number): boolean =>
    clause.words.some((word) => says(word, 'remove')) ||
    (clause.isLack && clause.negated[0] !== undefined && says(clause.negated[0], 'article')) ||
    (clause.continues && at > 0 && isRemoval(clauses[at - 1] as Clause, at - 1));
  const refused = clauses.filter((clause, at) => isRefused(clause) && isRemoval(clause, at));
  const isAllNamed = refused.length === notPossible.length;
  // "Remove the stain and the white car": what continues a removal has the same verb.
  const isName = (word: Word): boolean =>
    says(word, 'article', 'this') ||
    [valueIn(word, 'thing'), valueIn(word, 'color'), valueIn(word, 'shade'), valueIn(word, 'place')].some(
      (value) => value !== null,
    );
  // What else continues it has lost its verb: "remove the stain and the background".
  const isOfRemoval = clauses.some(
    ({ words, continues }, at) =>
      continues &&
      refused.includes(clauses[at - 1] as Clause) &&
      !words.every(isName) &&
      words.every((word) => onlyNames(word) || says(word, 'background')),
  );
  const verbs: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    const verb = clause.words.findIndex((word) => says(word, 'remove'));
    // A verb at the end of its clause belongs to what stands before it: "den Fleck entfernen und das Auto".
    const isFirst = clause.words.slice(0, Math.max(0, verb)).every((word) => says(word, 'filler'));
    const own = refused.includes(clause) && isFirst ? clause.words[verb] : undefined;
    const isContinued = clause.continues && (refused.includes(clause) || clause.words.every(isName));
    verbs.push(own === undefined ? (isContinued ? (verbs[at - 1] ?? '') : '') : `${own.text} `);
  }
  const asked = clauses
    .flatMap((clause, at) =>
      isRefused(clause) ? [] : [(verbs[at] ?? '') + clause.text.replace(OTHERWISE, '')],
    )
    .join(', ');
  const isQuoted = clauses.some(({ words }) => words.some((word) => word.quote !== null));
  return asked !== '' && isAllNamed && !isOfRemoval && !isQuoted && !IN_ITS_PLACE.test(asked) ? asked : null;
};

/**
 * The prompt without the pieces that surely tell something and request nothing. Null if there are none, or if nothing else
 * is left.
 */
export const withoutTold = (prompt: string): string | null => {
  const pieces = piecesOf(prompt);
  const asked = pieces.filter((piece) => !isTold(piece));
  return asked.length === 0 || asked.length === pieces.length ? null : asked.join(', ');
};
