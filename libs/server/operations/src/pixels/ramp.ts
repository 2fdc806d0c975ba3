const { max, min } = Math;

/** The fraction (0–1) of the way from `from` to `to` that a value has come. */
export const ramp = (value: number, from: number, to: number): number =>
  min(1, max(0, (value - from) / (to - from)));
