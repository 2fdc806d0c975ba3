import { useEffect, useSyncExternalStore } from 'react';

/** The part of the window that the keyboard of a phone leaves visible, in CSS pixels. */
export interface AboveKeyboard {
  /** The distance from the top of the window, to which some phones scroll to show the focused field. */
  readonly top: number;
  readonly height: number;
}

/** Keyboards are higher than this, and the bars of browsers that come and go are not, in CSS pixels. */
const LEAST_KEYBOARD_PX = 120;

let last: AboveKeyboard | null = null;

/**
 * The part above the keyboard, or null while there is no keyboard. An unchanged part is the same object. Phones lay
 * the keyboard over the page without changing its size, and only the visual viewport tells how much is left.
 */
const read = (): AboveKeyboard | null => {
  const view = window.visualViewport;
  if (view?.scale === undefined) return null;
  // A page that is zoomed in shows less of itself, but it has no keyboard for that reason.
  const height = view.height * view.scale;
  if (window.innerHeight - height < LEAST_KEYBOARD_PX) return null;
  const top = view.scale > 1 ? 0 : view.offsetTop;
  if (last?.height !== height || last.top !== top) last = { top, height };
  return last;
};

const subscribe = (listener: () => void): (() => void) => {
  const ending = new AbortController();
  for (const type of ['resize', 'scroll']) {
    window.visualViewport?.addEventListener(type, listener, { signal: ending.signal });
  }
  return () => ending.abort();
};

/** The field with the focus. One on the canvas is none of these: it moves with the view, which keeps it in sight. */
const focusedField = (): Element | null =>
  document.activeElement?.closest(':is(input, textarea, select):not([role="application"] *)') ?? null;

/**
 * The part of the window above the keyboard of a phone, or null while there is none. When a keyboard opens, the
 * focused field is scrolled into sight.
 */
export const useAboveKeyboard = (): AboveKeyboard | null => {
  const above = useSyncExternalStore(subscribe, read);
  const height = above?.height;
  useEffect(() => {
    if (height !== undefined) focusedField()?.scrollIntoView({ block: 'nearest' });
  }, [height]);
  return above;
};
