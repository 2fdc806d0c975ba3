import type { UprightLine } from './upright-lines.ts';

const { abs, atan, max, min, PI } = Math;

/**
 * How the verticals of a scene lie in a picture: a vertical that crosses the picture's level middle line at `x` (in
 * fractions of the longer side from the middle) leans by `roll + keystone · x`, as the change of x for each unit of y.
 */
export interface Verticals {
  readonly roll: number;
  readonly keystone: number;
}

/** The lean of a vertical through a point. */
export const leanAt = ({ roll, keystone }: Verticals, x: number, y: number): number =>
  (roll + keystone * x) / (1 + keystone * y);

/** The maximum lean in the middle, and the maximum difference of the leans at both ends of the longer side. */
const MOST_ROLL = 0.25;
const MOST_KEYSTONE = 1;
/** The numbers of steps to each side in which these are tried. */
const STEPS = 30;
/** A line agrees with the verticals if its direction differs from theirs by less than this many radians. */
const AGREES = (1.3 * PI) / 180;
/** Longer lines count no more than this when the verticals are searched. */
const LONG = 0.3;
/** Small corrections are likelier: by so much of the agreement the largest ones are worse. */
const PRIOR = 0.15;
/** The keystone is drawn toward 0 as if the lines were that much closer together, so that noise does not make it large. */
const DRAWN_TO_NONE = 0.015 ** 2;
const ROUNDS = 12;

/** What lines near the vertical must reach before their verticals are believed. Lengths are fractions of the longer side. */
export interface Demands {
  /** The minimum number of lines that agree. */
  readonly count: number;
  /** The minimum sum of their lengths, in which long lines count no more than `LONG`. */
  readonly length: number;
  /** The minimum part of the length of all lines near the vertical that they are. */
  readonly share: number;
  /** The minimum distance between the outer ones. */
  readonly spread: number;
  /** The maximum lean in the middle, to either side. */
  readonly roll: number;
  /** The maximum keystone, of either sign. */
  readonly keystone: number;
}

const DEMANDS: Demands = {
  count: 4,
  length: 0.7,
  share: 0.36,
  spread: 0.2,
  roll: MOST_ROLL,
  keystone: MOST_KEYSTONE,
};

const deviation = (line: UprightLine, verticals: Verticals): number =>
  abs(atan(line.lean) - atan(leanAt(verticals, line.x, line.y)));

/** How well the lines agree with the verticals: near ones count more, as squares would. */
const agreement = (lines: readonly UprightLine[], verticals: Verticals): number => {
  let sum = 0;
  for (const line of lines) {
    const off = deviation(line, verticals) / AGREES;
    if (off < 1) sum += min(LONG, line.length) * (1 - off * off);
  }
  const size = max(abs(verticals.roll) / MOST_ROLL, abs(verticals.keystone) / MOST_KEYSTONE);
  return sum * (1 - PRIOR * size);
};

/** The verticals with which the most lines agree, of a coarse grid of all that are possible. */
const roughly = (lines: readonly UprightLine[]): Verticals => {
  let [best, most]: [Verticals, number] = [{ roll: 0, keystone: 0 }, -1];
  for (let across = -STEPS; across <= STEPS; across++) {
    for (let along = -STEPS; along <= STEPS; along++) {
      const verticals = {
        roll: (MOST_ROLL * across) / STEPS,
        keystone: (MOST_KEYSTONE * along) / STEPS,
      };
      const sum = agreement(lines, verticals);
      if (sum > most) [best, most] = [verticals, sum];
    }
  }
  return best;
};

/** The verticals by least squares of the lines that agree; lines that agree less count less. */
const refined = (lines: readonly UprightLine[], rough: Verticals): Verticals => {
  let verticals = rough;
  for (let round = 0; round < ROUNDS; round++) {
    let [weight, sumX, sumXX, sumLean, sumXLean] = [0, 0, 0, 0, 0];
    for (const line of lines) {
      const off = deviation(line, verticals) / AGREES;
      if (off >= 1) continue;
      const heavy = min(LONG, line.length) ** 2 * (1 - off * off) ** 2;
      // The vertical through the line's middle leans by (roll + keystone · x) / (1 + keystone · y).
      const depth = 1 + verticals.keystone * line.y;
      const lean = line.lean;
      const x = line.x - lean * line.y;
      const share = heavy / depth ** 2;
      weight += share;
      sumX += share * x;
      sumXX += share * x * x;
      sumLean += share * lean;
      sumXLean += share * x * lean;
    }
    sumXX += weight * DRAWN_TO_NONE;
    const whole = weight * sumXX - sumX * sumX;
    if (whole <= 0) return verticals;
    verticals = {
      roll: (sumXX * sumLean - sumX * sumXLean) / whole,
      keystone: (weight * sumXLean - sumX * sumLean) / whole,
    };
  }
  return verticals;
};

const lengthOf = (some: readonly UprightLine[]): number =>
  some.reduce((sum, { length }) => sum + min(LONG, length), 0);

/** The verticals with which most lines agree, and what speaks for them, measured as in `Demands`. */
export interface Evidence {
  readonly verticals: Verticals;
  readonly count: number;
  readonly length: number;
  readonly share: number;
  readonly spread: number;
}

export const judged = (lines: readonly UprightLine[]): Evidence => {
  const verticals = refined(lines, roughly(lines));
  const agreeing = lines.filter((line) => deviation(line, verticals) < AGREES);
  const xs = agreeing.map(({ x }) => x);
  return {
    verticals,
    count: agreeing.length,
    length: lengthOf(agreeing),
    share: lengthOf(agreeing) / max(1e-6, lengthOf(lines)),
    spread: agreeing.length === 0 ? 0 : max(...xs) - min(...xs),
  };
};

export const areCertain = (evidence: Evidence, demands: Demands): boolean =>
  evidence.count >= demands.count &&
  evidence.length >= demands.length &&
  evidence.share >= demands.share &&
  evidence.spread >= demands.spread &&
  abs(evidence.verticals.roll) <= demands.roll &&
  abs(evidence.verticals.keystone) <= demands.keystone;

/** How the verticals lie, as most lines near the vertical say. Null when there are too few, or when they contradict each other. */
export const verticalsFrom = (lines: readonly UprightLine[]): Verticals | null => {
  const evidence = judged(lines);
  return areCertain(evidence, DEMANDS) ? evidence.verticals : null;
};
