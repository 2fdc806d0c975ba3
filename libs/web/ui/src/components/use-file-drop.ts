import { type DragEvent, useState } from 'react';

interface FileDrop {
  /** Whether files are being dragged over the element. */
  readonly over: boolean;
  /** Event handlers for the element that accepts dropped files. */
  readonly target: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Where files were dropped, in CSS pixels from the top left corner of the element. */
interface DropPoint {
  readonly x: number;
  readonly y: number;
}

/** Accepts files that are dropped on an element. */
export const useFileDrop = (onFiles: (files: readonly File[], at: DropPoint) => void): FileDrop => {
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
        const { left, top } = event.currentTarget.getBoundingClientRect();
        onFiles([...event.dataTransfer.files], { x: event.clientX - left, y: event.clientY - top });
      },
    },
  };
};
