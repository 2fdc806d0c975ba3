import type { KeyboardEvent } from 'react';

/** The code with which Safari reports the Enter that ends a word of an input method. */
const SAFARI_KEY_CODE = 229;

/**
 * True for a key that an input method handles itself, while somebody writes a word with it. Fields must not act on
 * such a key: Enter chooses the word, Escape rejects it, and arrow keys move between the words to choose from.
 */
export const isForInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === SAFARI_KEY_CODE;
