import type { HoledColors } from './pyramid.ts';

const { floor, max, min } = Math;

/**
 * Returns a function that reads a channel of the colors as if they were enlarged linearly to this size. Nothing of this
 * size is allocated, because few of its pixels are read.
 */
export const colorsEnlarged = (
  { width, height, colors }: HoledColors,
  size: { readonly width: number; readonly height: number },
): ((x: number, y: number, channel: number) => number) => {
  const [scaleX, scaleY] = [width / size.width, height / size.height];
  return (x, y, channel) => {
    const u = min(width - 1, max(0, (x + 0.5) * scaleX - 0.5));
    const v = min(height - 1, max(0, (y + 0.5) * scaleY - 0.5));
    const [left, top] = [floor(u), floor(v)];
    const [right, below] = [min(width - 1, left + 1), min(height - 1, top + 1)];
    const along = (row: number): number => {
      const value = colors[(row * width + left) * 3 + channel] ?? 0;
      return value + (u - left) * ((colors[(row * width + right) * 3 + channel] ?? 0) - value);
    };
    const upper = along(top);
    return upper + (v - top) * (along(below) - upper);
  };
};
