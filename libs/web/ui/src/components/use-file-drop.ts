import { type DragEvent, useState } from 'react';

interface FileDrop {
  /** True while something is dragged over. */
  readonly over: boolean;
  /** Handlers of what files are dropped on. */
  readonly target: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Takes files that are dropped on an element. */
export const useFileDrop = (onFiles: (files: readonly File[]) => void): FileDrop => {
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return {
    over,
    target: {
      onDragEnter: drag(true),
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop: (event) => {
        drag(false)(event);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
};
