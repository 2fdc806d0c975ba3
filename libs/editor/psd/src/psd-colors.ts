import type { Color } from '@safelight/engine';
import type { Color as PsdColor, RGB } from 'ag-psd';

const channel = (color: Color, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);

export const psdColorOf = (color: Color): RGB => ({
  r: channel(color, 1),
  g: channel(color, 3),
  b: channel(color, 5),
});

const twoDigits = (value: number): string =>
  Math.min(255, Math.max(0, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

/** A color of a file; null when it is not in RGB. */
export const colorOfPsd = (color: PsdColor | undefined): Color | null =>
  color !== undefined && 'r' in color
    ? `#${twoDigits(color.r)}${twoDigits(color.g)}${twoDigits(color.b)}`
    : null;
