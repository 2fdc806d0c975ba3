const { imul } = Math;

/** A generator of numbers in [0, 1) that repeats for the same seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Makes roughly normal numbers (mean 0, deviation 1) from a uniform generator by adding three. */
export const gaussian =
  (random: () => number): (() => number) =>
  () =>
    2 * (random() + random() + random() - 1.5);
