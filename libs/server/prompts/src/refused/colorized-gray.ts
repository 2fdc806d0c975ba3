import { piecesOf } from '../pieces.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { isStatement } from '../remarks/statements.ts';
import { COLORIZE } from '../rules/beyond.ts';

/*
 * “Colorize it, I only ever knew my grandpa in black and white”: colors are wished for, which nothing gives, and what is told of
 * black and white is the opposite.
 */

/** True for a prompt that wishes for colors and tells of black and white. */
export const isColorizedGray = (prompt: string): boolean => {
  const pieces = piecesOf(prompt);
  return (
    pieces.some((piece) => readByRules(piece).hints.includes(COLORIZE)) &&
    pieces.some(
      (piece) =>
        isStatement(piece) &&
        readByRules(piece).steps.some(({ operation }) => operation === 'black-and-white'),
    )
  );
};
