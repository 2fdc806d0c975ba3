import { useWindowEvent } from '@safelight/web-ui';

interface GalleryKeys {
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onDelete: () => void;
}

/** True if the keys belong to a text field, a dialog or a menu. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"]',
    ) !== null) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

/**
 * The gallery's keyboard shortcuts: Ctrl or Cmd+A selects all, Escape clears the selection, Delete (or
 * Backspace on a Mac) deletes it.
 */
export const useGalleryKeys = (keys: GalleryKeys): void => {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || isTaken(event.target)) return;
    if (
      event.key.toLowerCase() === 'a' &&
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey
    ) {
      event.preventDefault();
      keys.onSelectAll();
    } else if (event.key === 'Escape') {
      keys.onClear();
    } else if (event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey)) {
      event.preventDefault();
      keys.onDelete();
    }
  });
};
