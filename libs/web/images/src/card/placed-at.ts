import type { CSSProperties } from 'react';

/** A place inside the list, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The style that moves an entry to its place without affecting the layout of the others. */
export const placedAt = ({ x, y, width, height }: Box): CSSProperties => ({
  position: 'absolute',
  top: 0,
  left: 0,
  width,
  height,
  transform: `translate(${x}px, ${y}px)`,
});
