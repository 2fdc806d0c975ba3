import type { CSSProperties } from 'react';

/** A rectangle inside of the list, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the style that moves an entry to its position without affecting the layout of the others. */
export const placedAt = ({ x, y, width, height }: Box): CSSProperties => ({
  position: 'absolute',
  top: 0,
  left: 0,
  width,
  height,
  transform: `translate(${x}px, ${y}px)`,
});
