import type { KeyInput } from '@safelight/engine';

/** Command on a Mac, Ctrl elsewhere. */
const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** True while Command is held on a Mac, or Ctrl elsewhere. */
export const modOf = (event: { readonly ctrlKey: boolean; readonly metaKey: boolean }): boolean =>
  isMac() ? event.metaKey : event.ctrlKey;

const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;
const LETTER_KEY = /^Key([A-Z])$/;
const BRACKET_KEYS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
};

const ORDINARY = /^[a-z[\]{}]$/i;

/** True for a character that Option writes on a Mac, such as “ç” for C. AltGr writes characters that are meant. */
const isOfOption = (event: KeyboardEvent): boolean =>
  event.altKey && !event.getModifierState('AltGraph') && !ORDINARY.test(event.key);

/**
 * The character of a key. A keyboard that writes another script, such as Cyrillic or Greek, has the shortcuts on the
 * keys of a Latin one, and so has a Mac while Option is held down.
 */
const characterOf = (event: KeyboardEvent): string => {
  const { key, code, shiftKey } = event;
  if (!OTHER_SCRIPT.test(key) && !isOfOption(event)) return key;
  const letter = LETTER_KEY.exec(code)?.[1]?.toLowerCase();
  return letter ?? BRACKET_KEYS[code]?.[shiftKey ? 1 : 0] ?? key;
};

/** A key event as the engine reads it, whatever the layout of the keyboard. */
export const keyInput = (event: KeyboardEvent): KeyInput => {
  const [key, mod] = [characterOf(event), modOf(event)];
  const isRepeated = event.repeat;
  if (!/^[[\]{}]$/.test(key)) return { key, shift: event.shiftKey, alt: event.altKey, mod, isRepeated };
  // Many keyboards write brackets with AltGr, which Windows reports as Ctrl and Alt, or with Option.
  const isAltGr = event.getModifierState('AltGraph');
  return { key, shift: key === '{' || key === '}', alt: false, mod: mod && !isAltGr, isRepeated };
};
