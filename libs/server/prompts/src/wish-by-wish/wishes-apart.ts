import { operationOf } from '@safelight/operations';
import { VAGUE } from '../by-rules/agreeing.ts';
import { hasPronoun } from '../clauses/topic.ts';
import { piecesOf, withVerbs } from '../pieces.ts';
import { isSaidIn } from '../own-wishes.ts';
import { quotedIn, type PromptReading } from '../prompt-reading.ts';
import { complainsOnly } from '../remarks/remarks.ts';
import { withQuotedText } from '../unquoted/quoted-text.ts';
import { wordsOf } from '../words/words.ts';
import { belongsToOther } from './belonging.ts';
import { isClear } from './clear.ts';

/** A part of a prompt that is a wish of its own, with the pieces that explain or describe it. */
export interface WishApart {
  readonly text: string;
  /** False if its verb stands in another wish. */
  readonly isWhole: boolean;
  /** What comes of it if it is the whole prompt. */
  readonly reading: PromptReading;
}

/** Words that only add a wish to others. */
const ADDING =
  /^(?:(?:and|also|plus|then|next|und|auch|außerdem|ausserdem|zusätzlich|sowie|y|también|tambien|además|et|aussi|puis|ensuite|e|também|tambem|além disso|inoltre|anche|poi) )+/iu;
const ADDED = /\s(?:plus|also|sowie|außerdem|además|inoltre)\s/iu;
/** In French, "plus" means more. */
const ADDED_IN_FRENCH = /\s(?:et aussi|ainsi que)\s/iu;
const MORE_IN_FRENCH = /^plus /iu;
const BULLET = /^[-•*–]\s+/u;
/** So many pieces are told from one another at most. */
const MOST_PIECES = 8;

/** True for a reading that does all that was asked for, and not only something vague. */
export const isDone = ({ steps, notPossible }: PromptReading): boolean =>
  notPossible.length === 0 &&
  steps.some(({ operation, options }) => !VAGUE.includes(operation) || 'where' in options);

type Read = (text: string) => PromptReading;

interface Piece {
  readonly text: string;
  /** False if its verb stands in another piece. */
  readonly isWhole: boolean;
}

const piecesIn = (prompt: string): readonly Piece[] => {
  const isFrench = wordsOf(prompt).language === 'french';
  const added = isFrench ? ADDED_IN_FRENCH : ADDED;
  const withoutAdding = (piece: string): string =>
    isFrench && MORE_IN_FRENCH.test(piece) ? piece : piece.replace(ADDING, '');
  const pieces = piecesOf(prompt)
    .flatMap((piece) => piece.split(added))
    .map((piece) => withoutAdding(piece.trim().replace(BULLET, '')))
    .filter((piece) => piece !== '');
  const complete = withVerbs(pieces);
  return pieces.map((piece, at) => ({ text: complete[at] ?? piece, isWhole: complete[at] === piece }));
};

/**
 * Reads a piece without the quotation marks that its prompt did not have. Beside other wishes, the first words of
 * "passport photo on white" look like a text.
 */
const unquotedIn =
  (prompt: string, read: Read): Read =>
  (text) => {
    const isAdded = !prompt.includes('"') && text.includes('"');
    const plain = isAdded ? read(text.replaceAll('"', '')) : null;
    return plain !== null && isDone(plain) ? plain : read(text);
  };

/** The wishes of a prompt, each with what belongs to it. None if there is only one. */
export const wishesApart = (prompt: string, readOne: Read): readonly WishApart[] => {
  const read = unquotedIn(prompt, readOne);
  const pieces = piecesIn(withQuotedText(prompt));
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return [];
  const wishes: WishApart[] = [];
  let before: readonly string[] = [];
  for (const { text: piece, isWhole } of pieces) {
    const last = wishes.at(-1);
    const belongs = isWhole && belongsToOther(piece) && !isClear(piece, read);
    if (belongs && last === undefined) {
      before = [...before, piece];
      continue;
    }
    const text = [...before, piece].join(', ');
    before = [];
    const reading = belongs ? null : read(text);
    const isOpen = reading === null || !isDone(reading);
    // "Scan this receipt, cut off the table around it": what the pronoun stands for is named before.
    const isOfLast = isOpen && (belongs || complainsOnly(piece) || hasPronoun(wordsOf(piece).words));
    const joined = `${last?.text ?? ''}, ${text}`;
    const both = last !== undefined && isOfLast ? read(joined) : null;
    if (last !== undefined && both !== null && (belongs || isDone(both)))
      wishes[wishes.length - 1] = { text: joined, isWhole: last.isWhole && isWhole, reading: both };
    else wishes.push({ text, isWhole, reading: reading ?? read(text) });
  }
  return wishes.length > 1 ? wishes : [];
};

/** True if these words, which are not done, belong to a wish. */
export const saysOf = (told: string, { text, reading }: WishApart): boolean =>
  isSaidIn(text, quotedIn(told)?.replace(ADDING, '') ?? told) ||
  reading.steps.some(({ operation }) => operationOf(operation).title === told);
