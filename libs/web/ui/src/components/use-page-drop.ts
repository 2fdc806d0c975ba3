import { useEffect, useEffectEvent, useState } from 'react';

interface PageDrop {
  /** False while dropped files are not wanted; even then the browser must not open them. */
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
  const over = useEffectEvent((event: DragEvent) => {
    const isElsewhere = event.defaultPrevented;
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setIsOver(isTaken && !isElsewhere);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // Without a related target, the pointer has left the window.
    if (event.relatedTarget === null) setIsOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (event.defaultPrevented || !carriesFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (isTaken && files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const onOver = (event: DragEvent): void => {
      over(event);
    };
    const onLeave = (event: DragEvent): void => {
      leave(event);
    };
    const onDrop = (event: DragEvent): void => {
      drop(event);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
  return { isOver };
};
