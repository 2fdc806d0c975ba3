const { exp, max, min } = Math;

/** A component of at least this value (0–255) is clipped and has lost its detail. */
export const CLIPPED = 254;
/**
 * The maximum value to which an edit may raise a component that has detail. It leaves room for JPEG, whose
 * values are a few steps off.
 */
export const BRIGHTEST = CLIPPED - 6;
/**
 * The value above which the result of an edit is compressed, so that it approaches `BRIGHTEST`.
 */
const KNEE = 204;

/** Compresses a component (0–255) above `knee`. The result is at most `BRIGHTEST`, or `knee` if that is larger. */
export const shouldered = (value: number, knee = KNEE): number => {
  const room = BRIGHTEST - knee;
  if (room <= 0) return min(value, knee);
  return value <= knee ? value : knee + room * (1 - exp((knee - value) / room));
};

/** The largest value (0–255) that an edit may give to a component: what is brighter already may stay so. */
export const mostFor = (component: number): number => max(component, BRIGHTEST);

/**
 * Limits the result of an edit (0–255) by compressing highlights instead of clipping them. `component` is the
 * same component before the edit, and `highest` the largest one of the pixel. A value that did not exceed
 * `highest` stays, so that the hue does. If `highest` is clipped already, nothing above it is left into which
 * the other components could be compressed, and they end at `BRIGHTEST`.
 */
export const withoutClipping = (value: number, component: number, highest: number): number => {
  if (value <= KNEE) return value;
  if (highest >= CLIPPED) return min(value, mostFor(component));
  return value <= highest ? value : shouldered(value, max(KNEE, highest));
};
