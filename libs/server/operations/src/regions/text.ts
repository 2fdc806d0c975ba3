import { findText } from '../lettering/find-text.ts';
import { NothingToDoError } from '../operation.ts';
import type { LetterFinder } from './letter-finder.ts';

/** All lines of text in the picture. */
export const textIn: LetterFinder = async (picture, { infer }) => {
  const lines = await findText(picture, infer);
  if (lines.length === 0) {
    throw new NothingToDoError(
      'No text was found in the image. Paint over the part that is meant, and ask again.',
    );
  }
  return lines;
};
