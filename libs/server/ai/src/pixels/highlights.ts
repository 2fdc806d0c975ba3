const { exp, max, min } = Math;

/** A component from here on (0–255) has lost its drawing. */
export const CLIPPED = 254;
/** The most a component that still has drawing may become. */
export const BRIGHTEST = CLIPPED - 1;
/** Above this what an edit adds bends, so that it comes near the brightest and never beyond. */
const KNEE = 204;

/** A component (0–255) bent from `knee` on, so that it stays below the brightest. */
export const shouldered = (value: number, knee = KNEE): number => {
  const room = BRIGHTEST - knee;
  if (room <= 0) return min(value, BRIGHTEST);
  return value <= knee ? value : knee + room * (1 - exp((knee - value) / room));
};

/**
 * A component (0–255) as an edit leaves it, without clipping what had drawing: highlights bend towards white in place
 * of being cut off there. `highest` is the largest component the pixel had before; where that was clipped already,
 * and where nothing was added, the value stays.
 */
export const withoutClipping = (value: number, highest: number): number =>
  value <= KNEE || value <= highest || highest >= CLIPPED ? value : shouldered(value, max(KNEE, highest));
