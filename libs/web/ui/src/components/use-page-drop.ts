import { useState } from 'react';
import { useWindowEvent } from '../use-window-event.ts';

interface PageDrop {
  /** Whether dropped files are accepted. Even if they are not, the browser must not open them. */
  readonly isTaken: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere in the window, except on elements with a drop handler of their own. `isOver`
 * is true while files are dragged over the window.
 */
export const usePageDrop = ({ isTaken, onFiles }: PageDrop): { readonly isOver: boolean } => {
  const [isOver, setIsOver] = useState(false);
  useWindowEvent('dragover', (event) => {
    const isElsewhere = event.defaultPrevented;
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setIsOver(isTaken && !isElsewhere);
  });
  useWindowEvent('dragleave', (event) => {
    // If there is no related target, the pointer has left the window.
    if (event.relatedTarget === null) setIsOver(false);
  });
  useWindowEvent('drop', (event) => {
    setIsOver(false);
    if (event.defaultPrevented || !carriesFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (isTaken && files.length > 0) onFiles(files);
  });
  return { isOver };
};
