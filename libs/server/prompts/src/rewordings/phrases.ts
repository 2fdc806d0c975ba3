import { BEFORE_NEXT_WISH } from './ends.ts';

/* Patterns of what is said, for rewordings: as words anywhere, as a whole clause, or where nothing is denied. */

/** These words anywhere in a prompt, and not as a part of longer words. */
export const word = (said: string): RegExp => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'giu');

/** These words at the end of a wish: another wish, “please” or nothing follows. */
export const endOfWish = (said: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${said})${BEFORE_NEXT_WISH}`, 'giu');

/** A clause that says only this. */
export const clause = (said: string): RegExp =>
  new RegExp(`(?<=(?:^|[.,;!?])\\s*)(?:${said})(?=\\s*(?:[.,;!?]|$))`, 'giu');

/** A prompt that says only this, before these marks. */
export const wholePrompt = (said: string, marks = '.!'): RegExp =>
  new RegExp(`^\\s*(?:${said})[\\s${marks}]*$`, 'giu');

/** Nothing after this is denied. The Portuguese “no”, which is “in the”, denies nothing before a place. */
export const NOT_DENIED =
  "(?!.*(?<!\\p{L})(?:not|never|\\p{L}+n['’]t|nicht|nie|no(?! (?:fundo|meio|canto|centro))|ne|pas|não|nao|non)(?!\\p{L}))";
