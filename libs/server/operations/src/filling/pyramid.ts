/**
 * An RGB picture (three values per pixel, 0–255) with a hole, which is where `hole` is 1. No patch is copied from
 * where `barred` is 1.
 */
export interface HoledColors {
  readonly width: number;
  readonly height: number;
  readonly colors: Float32Array;
  readonly hole: Uint8Array;
  readonly barred: Uint8Array;
}

/**
 * Halves the size. A pixel belongs to the hole when any of its four source pixels does, and gets the mean of
 * the others. It is barred when any of the four is.
 */
const halved = ({ width, height, colors, hole, barred }: HoledColors): HoledColors => {
  const half = { width: width >> 1, height: height >> 1 };
  const small = new Float32Array(half.width * half.height * 3);
  const smallHole = new Uint8Array(half.width * half.height);
  const smallBarred = new Uint8Array(half.width * half.height);
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      let [red, green, blue, known] = [0, 0, 0, 0];
      for (const from of [0, 1, width, width + 1]) {
        const pixel = 2 * y * width + 2 * x + from;
        if (barred[pixel] === 1) smallBarred[y * half.width + x] = 1;
        if (hole[pixel] === 1) continue;
        red += colors[pixel * 3] ?? 0;
        green += colors[pixel * 3 + 1] ?? 0;
        blue += colors[pixel * 3 + 2] ?? 0;
        known++;
      }
      const at = y * half.width + x;
      smallHole[at] = known < 4 ? 1 : 0;
      if (known > 0) small.set([red / known, green / known, blue / known], at * 3);
    }
  }
  return { ...half, colors: small, hole: smallHole, barred: smallBarred };
};

/** The picture and its repeated halves, down to about `leastSide`. The smallest is last. */
export const pyramidOf = (full: HoledColors, leastSide: number): readonly HoledColors[] => {
  const levels = [full];
  for (let last = full; Math.min(last.width, last.height) >= 2 * leastSide;) {
    last = halved(last);
    levels.push(last);
  }
  return levels;
};

/** Makes a first guess: fills the hole from its border inwards with the mean of the filled neighbours. */
export const fillFromBorder = ({ width, height, colors, hole }: HoledColors): void => {
  const known = hole.map((inside) => 1 - inside);
  let left = [...hole.keys()].filter((pixel) => hole[pixel] === 1);
  while (left.length > 0) {
    const reached: number[] = [];
    const means: number[] = [];
    for (const pixel of left) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const neighbour = ny * width + nx;
          if (known[neighbour] !== 1) continue;
          red += colors[neighbour * 3] ?? 0;
          green += colors[neighbour * 3 + 1] ?? 0;
          blue += colors[neighbour * 3 + 2] ?? 0;
          count++;
        }
      }
      if (count === 0) continue;
      reached.push(pixel);
      means.push(red / count, green / count, blue / count);
    }
    if (reached.length === 0) return;
    reached.forEach((pixel, index) => {
      colors.set(means.slice(index * 3, index * 3 + 3), pixel * 3);
      known[pixel] = 1;
    });
    left = left.filter((pixel) => known[pixel] === 0);
  }
};
