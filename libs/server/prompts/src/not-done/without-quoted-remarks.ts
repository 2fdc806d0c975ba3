import { readByRules } from '../by-rules/read-by-rules.ts';
import { withFittingHints } from '../fitting-hints.ts';
import { piecesOf } from '../pieces.ts';
import { quote, type PromptReading, unquoted } from '../prompt-reading.ts';
import { callsFine } from '../remarks/circumstances.ts';
import { isBesideWish } from '../remarks/remarks.ts';

/** The refusal without quotations of remarks. If it quotes nothing else, it quotes the wishes of the prompt instead. */
export const withoutQuotedRemarks = (refusal: PromptReading, written: string): PromptReading => {
  if (refusal.steps.length > 0) return refusal;
  const isBeside = (words: string): boolean => isBesideWish(words) || callsFine(words);
  const without = (quoted: readonly string[], is: (words: string) => boolean): readonly string[] => {
    const asked = quoted.filter((words) => !is(unquoted(words)));
    return asked.length === 0 ? quoted : asked;
  };
  const asked = without(without(refusal.notPossible, isBesideWish), callsFine);
  const isOnlyTold = asked.length > 0 && asked.every((words) => isBeside(unquoted(words)));
  // "I was wearing a mask, show my face without it": the wish is quoted, even if the remark is what was refused.
  const wished = isOnlyTold
    ? piecesOf(written).filter((piece) => piece.trim().includes(' ') && !isBeside(piece))
    : [];
  const hintsOf = (quoted: readonly string[]): readonly string[] =>
    quoted.flatMap((words) => readByRules(unquoted(words)).hints);
  const gone = hintsOf(refusal.notPossible.filter((words) => !asked.includes(words)));
  const hints = refusal.hints.filter((hint) => !gone.includes(hint) || hintsOf(asked).includes(hint));
  return withFittingHints({ ...refusal, hints, notPossible: wished.length > 0 ? wished.map(quote) : asked });
};
