const { max, min } = Math;

export type CurvePoint = readonly [input: number, output: number];

/**
 * A smooth curve through `points` (sorted by input, 0–1) that never overshoots between them: monotone cubic
 * interpolation after Fritsch and Carlson. Constant beyond the ends.
 */
export const toneCurve = (points: readonly CurvePoint[]): ((input: number) => number) => {
  const x = points.map(([input]) => input);
  const y = points.map(([, output]) => output);
  const at = (values: readonly number[], index: number): number => values[index] ?? 0;
  const last = points.length - 1;
  const slopes = Array.from(
    { length: last },
    (_, i) => (at(y, i + 1) - at(y, i)) / (at(x, i + 1) - at(x, i)),
  );
  const tangents = points.map((_, i) => {
    if (i === 0) return at(slopes, 0);
    if (i === last) return at(slopes, last - 1);
    const [before, after] = [at(slopes, i - 1), at(slopes, i)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });

  return (input) => {
    if (input <= at(x, 0)) return at(y, 0);
    if (input >= at(x, last)) return at(y, last);
    let i = 0;
    while (input > at(x, i + 1)) i++;
    const span = at(x, i + 1) - at(x, i);
    const t = (input - at(x, i)) / span;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      at(y, i) * (2 * t3 - 3 * t2 + 1) +
      span * at(tangents, i) * (t3 - 2 * t2 + t) +
      at(y, i + 1) * (3 * t2 - 2 * t3) +
      span * at(tangents, i + 1) * (t3 - t2)
    );
  };
};

/**
 * A table of `curve` (0–1 to 0–1) for the 256 component values, with results in 0–255 that are not rounded.
 */
export const lookupTable = (curve: (input: number) => number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, value) => min(255, max(0, curve(value / 255) * 255)));
