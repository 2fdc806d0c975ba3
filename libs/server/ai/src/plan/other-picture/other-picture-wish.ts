import type { Given, StepOptions } from '../../operation.ts';
import { type Clause, clausesOf, says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { piecesOf } from '../pieces.ts';
import { inOrder, type PlannedStep, type PromptReading, quote, withUndone } from '../prompt-reading.ts';
import { isTold } from '../told/remarks.ts';
import type { Word } from '../words/words.ts';
import {
  DRAWN,
  FAINT,
  LARGE,
  LAY,
  MARK,
  OPAQUE,
  SEE_THROUGH,
  SIGNATURE,
  SMALL,
  TAKE,
} from './words-for-it.ts';

/** A wish to put another picture, or a part of it, into this one. */
export interface OtherPictureWish {
  /** The words of the wish. */
  readonly text: string;
  readonly step: PlannedStep;
  /** What to do if no other picture is chosen. */
  readonly hint: string;
  /** The other wishes of the prompt. */
  readonly rest: string;
  /** False for another sky without a word about where it comes from: "swap the sky". */
  readonly isNamed: boolean;
}

const OVERLAY_HINT = 'Choose your logo or another of your pictures, and it is put there.';
const SKY_HINT = 'Choose another of your pictures to take the sky from.';

const saysAny = (words: readonly Word[], form: RegExp): boolean =>
  words.some((word) => word.text.split(/[ '-]/).some((one) => form.test(one)));
const percentIn = (words: readonly Word[]): number | null => {
  const found = words.find(({ measure }) => measure?.kind === 'percent')?.measure;
  return found?.kind === 'percent' ? found.value : null;
};
const isOfOther = (words: readonly Word[]): boolean => words.some((word) => says(word, 'reference'));
const isPlace = (word: Word): boolean => valueIn(word, 'place') !== null;

/** What a mark is not laid over: it is there already, or something else is done with it. */
const isOtherWork = ({ words, negated }: Clause): boolean =>
  negated.length > 0 ||
  words.some(
    (word) =>
      word.quote !== null ||
      /^(?:@|©)/u.test(word.text) ||
      says(
        word,
        'remove',
        'background',
        'collage',
        'color',
        'recolor',
        'crop',
        'border',
        'write',
        'word',
        'anonymize',
        'op:blur',
        'place:behind',
        'fix',
        'stack-vertical',
        'around',
        'subject',
      ) ||
      valueIn(word, 'place') === 'front' ||
      valueIn(word, 'thing') !== null ||
      valueIn(word, 'region') !== null,
  );

/** True for a clause that asks to lay the other picture over this one, or a mark unless the prompt has its text. */
const laysOver = (clause: Clause, isText: boolean): boolean => {
  const { words } = clause;
  if (isOtherWork(clause)) return false;
  const isAsked = words.some((word) => says(word, 'add')) || saysAny(words, LAY);
  const isWatermark = words.some((word) => says(word, 'watermark'));
  if (saysAny(words, MARK) && !isText) return !saysAny(words, DRAWN) && (isAsked || isPlacedMark(words));
  const isCorner = words.some((word) => /-|^center$/.test(valueIn(word, 'place') ?? ''));
  const isOver = saysAny(words, LAY) && words.some(isPlace);
  return isOfOther(words) && ((isAsked && isCorner) || isOver || isWatermark);
};
/** What stands before or around a text that is to be written. */
const TEXT = /["“”«»@©]|:(?=\s)/u;
/** "Logo bottom right": a mark and its place, without a verb. */
const isPlacedMark = (words: readonly Word[]): boolean =>
  words.some(isPlace) &&
  words.every(
    (word) =>
      isPlace(word) ||
      saysAny([word], MARK) ||
      says(word, 'article', 'filler', 'transparent', 'subtle', 'edge'),
  );

/** True for a clause that only says how what is laid over the picture looks: "small", "30 % see-through". */
const isDetail = ({ text, words, negated }: Clause): boolean =>
  negated.length === 0 &&
  (percentIn(words) !== null ||
    SEE_THROUGH.test(text) ||
    FAINT.test(text) ||
    saysAny(words, SMALL) ||
    saysAny(words, LARGE)) &&
  words.every(
    (word) =>
      isPlace(word) ||
      word.measure !== null ||
      [SMALL, LARGE, SEE_THROUGH, FAINT].some((form) => form.test(word.text)) ||
      says(word, 'article', 'filler', 'subtle', 'transparent', 'resize', 'half', 'with', 'picture', 'this') ||
      /^(?:wide|width|breit|breite|ancho|large|largeur|largura|larghezza|high|size|größe|tamaño|taille|tamanho|grandezza|half|halb|demi|semi|medio|metà|mezzo)$/iu.test(
        word.text,
      ),
  );

const opacityOf = (text: string, percent: number | null, isWatermark: boolean): StepOptions => {
  if (SEE_THROUGH.test(text)) {
    if (percent === null) return { opacity: 0.5 };
    return { opacity: (OPAQUE.test(text) ? percent : 100 - percent) / 100 };
  }
  if (FAINT.test(text)) return { opacity: 0.35 };
  return isWatermark ? { opacity: 0.5 } : {};
};

const overlayOf = (clauses: readonly Clause[]): StepOptions => {
  const words = clauses.flatMap((clause) => clause.words);
  const text = clauses.map((clause) => clause.text).join(', ');
  const place = words
    .map((word) => valueIn(word, 'place'))
    .find((value) => value !== null && value !== 'front');
  const isFaint = clauses.map((clause) => (SEE_THROUGH.test(clause.text) ? percentIn(clause.words) : null));
  const share = clauses.map((clause) => (SEE_THROUGH.test(clause.text) ? null : percentIn(clause.words)));
  const percent = share.find((value) => value !== null && value > 0 && value <= 100) ?? null;
  const size = saysAny(words, SMALL) ? 'small' : saysAny(words, LARGE) ? 'large' : null;
  const isWatermark = words.some((word) => says(word, 'watermark')) && !saysAny(words, SIGNATURE);
  return {
    place: place ?? 'bottom-right',
    ...(percent === null ? {} : { percent }),
    ...(percent === null && size !== null ? { size } : {}),
    ...opacityOf(text, isFaint.find((value) => value !== null) ?? null, isWatermark),
  };
};

/** True for a clause that asks for another sky, and names no source of it but another picture. */
const takesSky = ({ words, negated }: Clause): boolean => {
  const isOfSky = words.some((word) => valueIn(word, 'region') === 'sky');
  const isAsked =
    words.some((word) => says(word, 'replace', 'add', 'instead', 'make')) ||
    saysAny(words, TAKE) ||
    isOfOther(words);
  const isOtherWish = words.some(
    (word) =>
      valueIn(word, 'color') !== null ||
      says(word, 'color', 'light', 'lighting', 'collage', 'more', 'less', 'bright', 'dark', 'background') ||
      (says(word, 'remove') && !/^take(?: the)?$/iu.test(word.text)) ||
      [...word.concepts].some((concept) => /^(?:op|beyond|thing):/.test(concept)),
  );
  const isExchange = words.some((word) => says(word, 'replace', 'instead'));
  const isPlainExchange =
    isExchange &&
    words.every((word) =>
      says(word, 'replace', 'instead', 'part', 'article', 'filler', 'this', 'with', 'picture', 'reference'),
    );
  return negated.length === 0 && isOfSky && isAsked && !isOtherWish && (isOfOther(words) || isPlainExchange);
};

/** The only clause of a piece of a prompt. Null if it has several. */
const clauseOf = (piece: string): Clause | null => {
  const [clause, ...others] = clausesOf(piece);
  return clause === undefined || others.length > 0 ? null : clause;
};
/** "And put it in here", after another picture was named. */
const isPutting = ({ words }: Clause): boolean =>
  words.some((word) => says(word, 'add')) &&
  words.every((word) => says(word, 'add', 'make', 'this', 'article', 'filler', 'picture'));

/**
 * The first wish of a prompt to put another picture, or its sky, into this one; null if there is none. Details of it may
 * follow: "put our logo in the corner, small, 30 % see-through".
 */
export const otherPictureWishIn = (prompt: string): OtherPictureWish | null => {
  const pieces = piecesOf(prompt);
  const clauses = pieces.map(clauseOf);
  const isText = TEXT.test(prompt);
  const isWish = (clause: Clause | null, at: number): boolean =>
    clause !== null && !isTold(pieces[at] ?? '') && (takesSky(clause) || laysOver(clause, isText));
  const at = clauses.findIndex(isWish);
  const clause = clauses[at];
  if (clause === undefined || clause === null) return null;
  const isSky = takesSky(clause);
  const belongs = (one: Clause | null): boolean =>
    one !== null && (isSky ? isPutting(one) : isDetail(one) || isPutting(one));
  const after = clauses.slice(at + 1);
  const end = after.findIndex((one) => !belongs(one));
  const until = end < 0 ? pieces.length : at + 1 + end;
  const own = clauses.slice(at, until).filter((one) => one !== null);
  return {
    text: pieces.slice(at, until).join(', ').trim(),
    rest: [...pieces.slice(0, at), ...pieces.slice(until)].map((piece) => piece.trim()).join(', '),
    isNamed: !isSky || isOfOther(clause.words),
    hint: isSky ? SKY_HINT : OVERLAY_HINT,
    step: isSky
      ? { operation: 'replace-sky', strength: 1, options: {} }
      : { operation: 'overlay-picture', strength: 1, options: overlayOf(own) },
  };
};

/** The reading of the other wishes with this one. Without another picture it is not done, and the hint says what it needs. */
export const withOtherPicture = (
  rest: PromptReading,
  { text, step, hint }: OtherPictureWish,
  given: Given,
): PromptReading =>
  given.reference ? { ...rest, steps: inOrder([...rest.steps, step]) } : withUndone(rest, [text], hint);

/** The reading that tells how another sky is had, if it is not done. */
export const withSourceSaid = (reading: PromptReading, { text, hint }: OtherPictureWish): PromptReading => {
  const isUndone = reading.steps.length === 0 || reading.notPossible.includes(quote(text));
  return isUndone ? withUndone(reading, [], hint) : reading;
};
