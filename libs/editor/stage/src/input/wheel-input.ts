import type { ScreenPoint, WheelInput } from '@safelight/engine';

/** The parts of a wheel event used here. */
export interface WheelTurn {
  readonly deltaX: number;
  readonly deltaY: number;
  /** 0 for pixels, 1 for lines, 2 for pages. */
  readonly deltaMode: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const PIXELS = [1, 16, 400] as const;

/** A pinch on a touchpad arrives as wheel events with Ctrl and much smaller steps than a wheel's. */
const PINCH = { below: 50, factor: 4 } as const;

/** Converts a wheel event for the engine; Shift scrolls horizontally. */
export const wheelInput = (turn: WheelTurn, at: ScreenPoint): WheelInput => {
  const unit = PIXELS[turn.deltaMode as 0 | 1 | 2];
  const [across, down] = [turn.deltaX * unit, turn.deltaY * unit];
  const mod = turn.ctrlKey || turn.metaKey;
  if (mod) {
    const isPinch = turn.ctrlKey && turn.deltaMode === 0 && Math.abs(down) < PINCH.below;
    return { ...at, deltaX: 0, deltaY: isPinch ? down * PINCH.factor : down, mod };
  }
  return turn.shiftKey && across === 0
    ? { ...at, deltaX: down, deltaY: 0, mod }
    : { ...at, deltaX: across, deltaY: down, mod };
};
