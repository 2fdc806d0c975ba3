import type { ScreenPoint } from '@safelight/engine';

/** How close in time and distance two presses must be to count as a double click, in milliseconds and CSS pixels. */
const WITHIN = { ms: 450, fine: 6, coarse: 24 } as const;

/** Counts presses in quick succession at one place: 1, then 2 for a double click, 3 for a triple click. */
export const clickCounter = () => {
  let last: { readonly at: ScreenPoint; readonly ms: number; readonly count: number } | null = null;
  return (at: ScreenPoint, ms: number, coarse: boolean): number => {
    const near =
      last !== null &&
      ms - last.ms <= WITHIN.ms &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) <= (coarse ? WITHIN.coarse : WITHIN.fine);
    const count = near && last !== null && last.count < 3 ? last.count + 1 : 1;
    last = { at, ms, count };
    return count;
  };
};
