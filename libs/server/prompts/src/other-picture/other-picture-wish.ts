import type { Given } from '@safelight/operations';
import { type Clause, clausesOf, says } from '../clauses/clauses.ts';
import { piecesOf } from '../pieces.ts';
import { inOrder, type PlannedStep, type PromptReading, quote, withUndone } from '../prompt-reading.ts';
import { isTold } from '../remarks/remarks.ts';
import { OTHER_HINT } from '../rules/frames.ts';
import { asksToPut, isDetail, laysOver, overlayOf } from './overlay-wish.ts';
import { saysWhich, standsInOther } from './place-wish.ts';
import { isOfOther } from './said.ts';
import { takesSky } from './sky-wish.ts';
import { BESIDE, STACKED } from './words-for-it.ts';

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

const OVERLAY_HINT = 'Choose your logo or another of your images, and it is put there.';
const BEHIND_HINT = 'Choose the image that should be behind.';
const SKY_HINT = 'Choose another of your images to take the sky from.';

/** What stands before or around a text that is to be written. */
const TEXT = /["“”«»@©]|:(?=\s)/u;

/** The only clause of a piece of a prompt. Null if it has several. */
const clauseOf = (piece: string): Clause | null => {
  const [clause, ...others] = clausesOf(piece);
  return clause === undefined || others.length > 0 ? null : clause;
};
/** "And put it in here", after another picture was named. */
const isPutting = ({ words }: Clause): boolean =>
  words.some((word) => says(word, 'add')) &&
  words.every((word) => says(word, 'add', 'make', 'this', 'article', 'filler', 'picture'));

/** The wish to put somebody into the other picture; null if there is none. */
const placedIn = (prompt: string): OtherPictureWish | null => {
  // Between commas, because "me and my dog" is one.
  const pieces = prompt.split(/[,.;!?]+(?=\s|$)/u).filter((piece) => piece.trim() !== '');
  const at = pieces.findIndex(standsInOther);
  if (at < 0) return null;
  const isOwn = (piece: string, index: number): boolean => index === at || (index > at && saysWhich(piece));
  return {
    text: pieces.filter(isOwn).join(', ').trim(),
    rest: pieces
      .filter((piece, index) => !isOwn(piece, index))
      .map((piece) => piece.trim())
      .join(', '),
    isNamed: true,
    hint: BEHIND_HINT,
    step: {
      operation: 'replace-background',
      strength: 1,
      options: { fill: 'reference', name: 'your other image' },
    },
  };
};

const joins = (piece: string): boolean => STACKED.test(piece) || BESIDE.test(piece);
/** The wish to put the other picture below or beside this one; null if there is none. */
const joinIn = (pieces: readonly string[]): OtherPictureWish | null => {
  const isPart = (piece: string): boolean =>
    joins(piece) || clausesOf(piece).some(({ words }) => isOfOther(words));
  const own = pieces.filter(isPart);
  const isAsked = own.some((piece) => clausesOf(piece).some(asksToPut));
  if (!own.some(joins) || !isAsked) return null;
  const layout = own.some((piece) => STACKED.test(piece)) ? 'stacked' : 'beside';
  return {
    text: own.join(', ').trim(),
    rest: pieces.filter((piece) => !isPart(piece)).join(', '),
    isNamed: true,
    hint: OTHER_HINT,
    step: { operation: 'collage', strength: 1, options: { layout } },
  };
};

/**
 * The first wish of a prompt to put another picture, or its sky, into this one; null if there is none. Details of it may
 * follow: "put our logo in the corner, small, 30 % see-through".
 */
export const otherPictureWishIn = (prompt: string): OtherPictureWish | null => {
  // "Our logo (second image)".
  const pieces = piecesOf(prompt.replace(/[()]/gu, ' '));
  const clauses = pieces.map(clauseOf);
  const joined = placedIn(prompt) ?? joinIn(pieces);
  if (joined !== null) return joined;
  const hasText = TEXT.test(prompt);
  const isWish = (clause: Clause | null, at: number): boolean =>
    clause !== null && !isTold(pieces[at] ?? '') && (takesSky(clause) || laysOver(clause, hasText));
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
