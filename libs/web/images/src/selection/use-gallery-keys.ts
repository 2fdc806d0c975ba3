import { useEffect, useEffectEvent } from 'react';

interface GalleryKeys {
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onDelete: () => void;
}

/** True where letters belong to a text, or a dialog or a menu has the keys. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"]',
    ) !== null) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Ctrl or Cmd+A takes all, Escape none, Delete (or Backspace on a Mac) removes what is chosen. */
export const useGalleryKeys = (keys: GalleryKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
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
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
};
