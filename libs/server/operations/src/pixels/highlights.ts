const { exp, max, min } = Math;

/** A component of at least this value (0–255) is clipped and has lost its detail. */
export const CLIPPED = 254;
/** The maximum value of a component that still has detail. */
export const BRIGHTEST = CLIPPED - 1;
/**
 * The value above which the result of an edit is compressed. It approaches `BRIGHTEST` and never exceeds it.
 */
const KNEE = 204;

/** Compresses a component (0–255) above `knee`, so that it stays below `BRIGHTEST`. */
export const shouldered = (value: number, knee = KNEE): number => {
  const room = BRIGHTEST - knee;
  if (room <= 0) return min(value, BRIGHTEST);
  return value <= knee ? value : knee + room * (1 - exp((knee - value) / room));
};

/**
 * Limits the result of an edit (0–255) by compressing highlights instead of clipping them. `highest` is the
 * largest component of the pixel before the edit. The value stays unchanged when `highest` was clipped
 * already or when the value did not increase.
 */
export const withoutClipping = (value: number, highest: number): number =>
  value <= KNEE || value <= highest || highest >= CLIPPED ? value : shouldered(value, max(KNEE, highest));
