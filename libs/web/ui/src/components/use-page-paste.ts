import { useWindowEvent } from '../use-window-event.ts';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Accepts files that are pasted anywhere in the window, except into a text field. If several parts of a screen accept
 * them, the innermost does.
 */
export const usePagePaste = (onFiles: ((files: readonly File[]) => void) | null): void => {
  useWindowEvent('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (onFiles === null || files.length === 0 || event.defaultPrevented || isField(event.target)) return;
    event.preventDefault();
    onFiles(files);
  });
};
