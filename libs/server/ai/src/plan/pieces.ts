import { clausesOf, onlyNames, says } from './clauses/clauses.ts';
import { isTold } from './told/remarks.ts';
import { isReproach, tellsOfSale } from './told/stories.ts';
import { isIndifferent } from './clauses/turns-of-phrase.ts';
import { wordsOf } from './words/words.ts';

/** Punctuation and conjunctions between two wishes, in six languages. "Black and white" is one. */
const JOINT =
  /[,.;:!?+&\n]+|(?<=\s)(?<!(?:black|blanco|noir|preto|bianco|schwarz)\s)(?:and|then|y|luego|und|dann|et|puis|e|depois|poi)(?=\s)/iu;
/** Quoted words stay in one piece. */
const QUOTATION = /("[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»)/u;
const HOLE = '\u{FFFC}';
/** Nobody wishes more than this at once. */
const MOST_PIECES = 16;

/** The pieces of a prompt between its punctuation and conjunctions. */
export const piecesOf = (prompt: string): readonly string[] => {
  const quotations = prompt.split(QUOTATION).filter((_, at) => at % 2 === 1);
  const pieces = quotations
    .reduce((rest, quotation) => rest.replace(quotation, HOLE), prompt)
    .split(JOINT)
    .filter((piece) => piece.trim() !== '')
    .slice(0, MOST_PIECES);
  return pieces.map((piece) => piece.replaceAll(HOLE, () => quotations.shift() ?? ''));
};

/**
 * The pieces as wishes of their own: a piece that only names a thing gets the verb to which it belongs. "Erase the
 * power lines and the bird" has the piece "erase the bird".
 */
export const withVerbs = (pieces: readonly string[]): readonly string[] => {
  const verbs = pieces.flatMap((piece) =>
    wordsOf(piece).words.filter(
      (word) => says(word, 'remove', 'op:blur', 'op:pixelate', 'anonymize') && !onlyNames(word),
    ),
  );
  const [verb, another] = verbs;
  if (verb === undefined || another !== undefined) return pieces;
  return pieces.map((piece) => {
    const { words } = wordsOf(piece);
    const isName = words.length > 0 && words.every(onlyNames) && words.some((word) => !says(word, 'filler'));
    return isName ? `${verb.text} ${piece.trim()}` : piece;
  });
};

/** A remark of several words, between punctuation. Short ones may belong to what follows. */
const SENTENCE = /(?<=[,.;!?\n])\s+/u;
/** True for a sentence that requests nothing, whatever its words mean elsewhere. */
const isRemark = (sentence: string): boolean => {
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
  if (QUOTATION.test(prompt)) return prompt;
  const sentences = prompt.split(SENTENCE);
  const asked = sentences.filter((sentence) => !isRemark(sentence));
  return asked.length === 0 || asked.length === sentences.length ? prompt : asked.join(' ');
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
