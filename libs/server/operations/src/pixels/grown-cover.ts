import type { Plane } from './picture.ts';

const { min, sqrt } = Math;

/** A pixel counts as covered from this coverage on. */
const COVERED = 0.5;
/** Larger than any squared distance in a picture, and exact in 32 bits. */
const FAR = 2 ** 34;

/**
 * Replaces the squared distances along one line by the least of them plus the squared distance to their place: the
 * lower envelope of parabolas (Felzenszwalb and Huttenlocher, 2012).
 */
const alongLine = (line: Float64Array, length: number, roots: Int32Array, bounds: Float64Array): void => {
  const squares = line.slice(0, length);
  const at = (index: number): number => (squares[index] ?? FAR) + index * index;
  let last = 0;
  roots[0] = 0;
  bounds[0] = Number.NEGATIVE_INFINITY;
  bounds[1] = Number.POSITIVE_INFINITY;
  for (let index = 1; index < length; index++) {
    const meets = (): number => {
      const root = roots[last] ?? 0;
      return (at(index) - at(root)) / (2 * (index - root));
    };
    let crossing = meets();
    while (last > 0 && crossing <= (bounds[last] ?? 0)) {
      last--;
      crossing = meets();
    }
    last++;
    roots[last] = index;
    bounds[last] = crossing;
    bounds[last + 1] = Number.POSITIVE_INFINITY;
  }
  let part = 0;
  for (let index = 0; index < length; index++) {
    while ((bounds[part + 1] ?? 0) < index) part++;
    const root = roots[part] ?? 0;
    line[index] = (index - root) ** 2 + (squares[root] ?? FAR);
  }
};

/** What a plane covers, grown by `reach` pixels to all sides, with a soft edge of one pixel. */
export const grownCover = ({ width, height, values }: Plane, reach: number): Plane => {
  const longest = Math.max(width, height);
  const roots = new Int32Array(longest + 1);
  const bounds = new Float64Array(longest + 2);
  const line = new Float64Array(longest);
  const squares = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = (values[y * width + x] ?? 0) >= COVERED ? 0 : FAR;
    alongLine(line, height, roots, bounds);
    for (let y = 0; y < height; y++) squares[y * width + x] = line[y] ?? FAR;
  }
  for (let y = 0; y < height; y++) {
    const from = y * width;
    line.set(squares.subarray(from, from + width));
    alongLine(line, width, roots, bounds);
    for (let x = 0; x < width; x++)
      squares[from + x] = min(1, Math.max(0, reach + 0.5 - sqrt(line[x] ?? FAR)));
  }
  return { width, height, values: squares };
};
