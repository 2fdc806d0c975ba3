import type { Plane } from './picture.ts';
import { seededRandom } from './seeded-random.ts';

const { max, min, round } = Math;

/** A rectangle of a partition, in pixels of the planes. */
export interface Pane {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The line along which a rectangle was divided. The coarsest cuts come first. */
export interface Cut {
  readonly isVertical: boolean;
  /** The position across the line, and its two ends. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** The shorter side of the rectangle that it divides. */
  readonly room: number;
}

export interface PartitionOptions {
  /** The channels of the picture. Panes become as uniform in them as possible. */
  readonly channels: readonly Plane[];
  /** How much the uniformity of each pixel matters. */
  readonly weights: Plane;
  /** The largest number of panes. */
  readonly count: number;
  /** The minimum sides of panes where `focus` is 0 and 1. */
  readonly smallest: { readonly coarse: number; readonly fine: number };
  readonly focus: Plane;
  /** A pane with a larger fraction of the picture's area is divided even if it is uniform. */
  readonly largest: number;
  /** A pane stays whole if a cut would remove a smaller fraction of the picture's unevenness. */
  readonly leastGain: number;
  readonly seed: number;
}

export interface Partition {
  readonly panes: readonly Pane[];
  readonly cuts: readonly Cut[];
}

/** The factor for the gain of a cut that continues an existing line, so that lines cross the picture. */
const CONTINUED = 1.35;
/** The distance at which two parallel lines would look like one crooked line, as a fraction of the finest pane. */
const NEAR = 0.5;

/** Sums over any rectangle that starts at the upper left corner. */
const integral = ({ width, height, values }: Plane, valueAt: (i: number) => number): Float64Array => {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += valueAt(y * width + x);
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return values.length === 0 ? new Float64Array(1) : sums;
};

interface Candidate {
  readonly pane: Pane;
  readonly gain: number;
  readonly cut: Cut | null;
}

/**
 * Divides the picture into rectangles by straight cuts, always where this makes the rectangles most uniform.
 * Cuts prefer the lines of earlier cuts.
 */
export const partitioned = (options: PartitionOptions): Partition => {
  const { channels, weights, count, smallest, focus, largest, leastGain, seed } = options;
  const { width, height } = weights;
  const stride = width + 1;
  const w = (i: number): number => weights.values[i] ?? 0;
  const mass = integral(weights, w);
  const sums = channels.map(({ values }) => integral(weights, (i) => w(i) * (values[i] ?? 0)));
  const squares = integral(weights, (i) =>
    channels.reduce((sum, { values }) => sum + w(i) * (values[i] ?? 0) ** 2, 0),
  );
  const focused = integral(weights, (i) => focus.values[i] ?? 0);
  const sumOf = (table: Float64Array, { left, top, right, bottom }: Pane): number =>
    (table[bottom * stride + right] ?? 0) -
    (table[top * stride + right] ?? 0) -
    (table[bottom * stride + left] ?? 0) +
    (table[top * stride + left] ?? 0);
  /** The sum of squared differences from the pane's mean color. */
  const unevenness = (pane: Pane): number => {
    const total = sumOf(mass, pane);
    if (total <= 0) return 0;
    let explained = 0;
    for (const table of sums) explained += sumOf(table, pane) ** 2;
    return max(0, sumOf(squares, pane) - explained / total);
  };
  const random = seededRandom(seed);
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const forcedGain = 0.01 * unevenness(whole) + 1e-6 * sumOf(mass, whole);
  const lines = { x: new Set<number>(), y: new Set<number>() };
  const isNear = (used: ReadonlySet<number>, at: number): boolean => {
    const near = max(1, smallest.fine * NEAR);
    return [...used].some((line) => line !== at && Math.abs(line - at) < near);
  };

  const bestFor = (pane: Pane): Candidate => {
    const [w0, h0] = [pane.right - pane.left, pane.bottom - pane.top];
    const share = sumOf(focused, pane) / max(1, w0 * h0);
    const least = max(2, round(smallest.coarse + (smallest.fine - smallest.coarse) * min(1, share)));
    const before = unevenness(pane);
    const isLarge = (w0 * h0) / (width * height) > largest;
    // A large uniform pane is divided near a third of its longer side.
    const floor = isLarge ? forcedGain : 0;
    const wanted = (random() < 0.5 ? 0.36 : 0.64) + (random() - 0.5) * 0.12;
    let best: Candidate = { pane, gain: 0, cut: null };
    const tryCut = (isVertical: boolean, at: number): void => {
      const [one, other] = isVertical
        ? [
            { ...pane, right: at },
            { ...pane, left: at },
          ]
        : [
            { ...pane, bottom: at },
            { ...pane, top: at },
          ];
      const used = isVertical ? lines.x : lines.y;
      const [length, across] = isVertical ? [w0, h0] : [h0, w0];
      const place = (at - (isVertical ? pane.left : pane.top)) / length;
      const forced = floor * max(0, 1 - 2 * Math.abs(place - wanted)) * (length >= across ? 1 : 0.3);
      const shape = min(1.5, max(0.6, (length / across) ** 0.4));
      const gain =
        (max(0, before - unevenness(one) - unevenness(other)) * shape + forced) *
        (used.has(at) ? CONTINUED : isNear(used, at) ? 0.5 : 1);
      if (gain <= best.gain) return;
      const ends = isVertical ? [pane.top, pane.bottom] : [pane.left, pane.right];
      best = {
        pane,
        gain,
        cut: { isVertical, at, from: ends[0] ?? 0, to: ends[1] ?? 0, room: min(w0, h0) },
      };
    };
    for (let x = pane.left + least; x <= pane.right - least; x++) tryCut(true, x);
    for (let y = pane.top + least; y <= pane.bottom - least; y++) tryCut(false, y);
    return best;
  };

  const open: Candidate[] = [bestFor(whole)];
  const cuts: Cut[] = [];
  const least = max(1e-9, leastGain * unevenness(whole));
  while (open.length < count) {
    const next = open.reduce(
      (best, candidate, i) => (candidate.gain > (open[best]?.gain ?? 0) ? i : best),
      0,
    );
    const candidate = open[next];
    if (candidate?.cut === null || candidate === undefined || candidate.gain <= least) break;
    const { pane, cut } = candidate;
    cuts.push(cut);
    (cut.isVertical ? lines.x : lines.y).add(cut.at);
    const halves = cut.isVertical
      ? [
          { ...pane, right: cut.at },
          { ...pane, left: cut.at },
        ]
      : [
          { ...pane, bottom: cut.at },
          { ...pane, top: cut.at },
        ];
    open.splice(next, 1, ...halves.map(bestFor));
  }
  return { panes: open.map(({ pane }) => pane), cuts };
};
