import { charactersIn } from '@safelight/rules';

/** The text of a field, and the place of its caret in UTF-16 units. */
export interface EditedText {
  readonly text: string;
  readonly caret: number;
}

/**
 * Returns a changed text without the last of its new characters, as far as they are more than `max`. The caret is
 * after the new characters, and all else stays, even if the text was too long before.
 */
export const limitedText = (before: string, { text, caret }: EditedText, max: number): EditedText => {
  const count = charactersIn(text);
  const tooMany = Math.min(count - max, count - charactersIn(before));
  if (tooMany <= 0) return { text, caret };
  const upToCaret = [...text.slice(0, caret)];
  const kept = upToCaret.slice(0, Math.max(0, upToCaret.length - tooMany)).join('');
  return { text: kept + text.slice(caret), caret: kept.length };
};
