import { type LevelEdges, ridgesOf } from './level-edges.ts';

const { abs, ceil, max, round, tan, PI } = Math;

/** The maximum tilt in degrees to each side, and the number of tilts that are tried in each degree. */
const MOST_TILT = 12;
const TRIES_A_DEGREE = 4;
/** No horizon is nearer to the upper or lower edge of the picture than this fraction of the height. */
const EDGE = 0.06;
/** Lines whose middles are at most this fraction of the height apart follow the same edge. */
const APART = 0.04;
/** The minimum fraction of the width along which the edge is seen, chosen on the pictures of `find-horizon.ts`. */
const LEAST_ALONG = 0.66;
/**
 * Above this many degrees, the edge is seen along a larger part of the width: slopes, quays and the wing of an airplane
 * are tilted by as much, and horizons seldom are.
 */
const LARGE = { tilt: 3, along: 0.75 };

/** A nearly level line. */
export interface Line {
  /** Its row at the middle of the width. */
  readonly middle: number;
  /** How many rows it descends for each column to the right. */
  readonly slope: number;
  /** 1 if it gets brighter below the line, and -1 if it gets darker. */
  readonly sign: number;
}

/** The row of a line at a column. */
export const rowOf = ({ middle, slope }: Line, x: number, width: number): number =>
  middle + slope * (x + 0.5 - width / 2);

/** A line, and the part of the width along which ridges of its sign are seen. */
interface Candidate extends Line {
  readonly along: number;
}

/** The line through each row's middle that follows ridges of one sign the longest. All are tried, as in a Hough transform. */
const longestThroughRows = (edges: LevelEdges): readonly Candidate[] => {
  const { width, height } = edges;
  const ridges = ridgesOf(edges);
  const longest: Candidate[] = [];
  for (let middle = ceil(EDGE * height); middle < (1 - EDGE) * height; middle++) {
    let best: Candidate = { middle, slope: 0, sign: 1, along: 0 };
    for (let step = -MOST_TILT * TRIES_A_DEGREE; step <= MOST_TILT * TRIES_A_DEGREE; step++) {
      const slope = tan((step / TRIES_A_DEGREE / 180) * PI);
      let [brighter, darker] = [0, 0];
      for (let x = 0; x < width; x++) {
        const y = round(middle + slope * (x + 0.5 - width / 2));
        const ridge = y < 0 || y >= height ? 0 : (ridges[y * width + x] ?? 0);
        if (ridge > 0) brighter++;
        else if (ridge < 0) darker++;
      }
      const along = max(brighter, darker) / width;
      if (along > best.along) best = { middle, slope, sign: brighter > darker ? 1 : -1, along };
    }
    longest.push(best);
  }
  return longest;
};

/** Whether a line is seen along enough of the width for a horizon. */
const isLong = ({ slope, along }: Candidate): boolean =>
  along >= (abs(slope) > tan((LARGE.tilt / 180) * PI) ? LARGE.along : LEAST_ALONG);

/** The lines that are long enough for a horizon, the longest first, without those close to a longer one. */
export const longLinesIn = (edges: LevelEdges): readonly Line[] => {
  const lines: Candidate[] = [];
  const long = longestThroughRows(edges).filter(isLong);
  for (const line of long.toSorted((one, other) => other.along - one.along))
    if (lines.every(({ middle }) => abs(middle - line.middle) > APART * edges.height)) lines.push(line);
  return lines;
};
