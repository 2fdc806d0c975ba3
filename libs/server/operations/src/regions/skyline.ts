import type { Picture, Plane } from '../pixels/picture.ts';

const { abs, max, min } = Math;

/** The cost of one step up or down between neighbouring columns, and its limit, which a house wall reaches. */
const STEP = { cost: 0.35, most: 9 };
/** The reward for a skyline on an edge, for each unit of the difference between the colors (0–1), and its limit. */
const EDGE = { reward: 260, most: 0.22 };
/** The distance in rows over which the colors above and below an edge are compared. */
const REACH = 2;
/** The evidence of one pixel counts between these limits. */
const MOST = 2.5;

/** The difference of the mean colors above and below each row, in each column. */
const edgesOf = ({ width, height, data, channels }: Picture): Float32Array => {
  const edges = new Float32Array(width * (height + 1));
  for (let y = REACH; y <= height - REACH; y++) {
    for (let x = 0; x < width; x++) {
      let difference = 0;
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let away = 0; away < REACH; away++) {
          sum += data[((y - 1 - away) * width + x) * channels + channel] ?? 0;
          sum -= data[((y + away) * width + x) * channels + channel] ?? 0;
        }
        difference = max(difference, abs(sum) / REACH);
      }
      edges[y * width + x] = difference / 255;
    }
  }
  return edges;
};

/** The value of every row as the end of the sky in column `x`: the sky is above, everything else below. */
const columnValues = (evidence: Plane, edges: Float32Array, x: number): Float32Array => {
  const { width, height, values } = evidence;
  const column = new Float32Array(height + 1);
  let sum = 0;
  for (let y = 0; y <= height; y++) {
    column[y] = sum + EDGE.reward * min(EDGE.most, edges[y * width + x] ?? 0);
    sum += min(MOST, max(-MOST, values[y * width + x] ?? 0));
  }
  return column;
};

/**
 * Where the sky ends in each column, in rows from the top. It is the line with the greatest total evidence above it
 * that runs along edges and rarely jumps (dynamic programming).
 */
export const skylineOf = (small: Picture, evidence: Plane): Int32Array => {
  const { width, height } = small;
  const edges = edgesOf(small);
  const rows = height + 1;
  const from = Array.from({ length: width }, () => new Int16Array(rows));
  let best = columnValues(evidence, edges, 0);
  for (let x = 1; x < width; x++) {
    const own = columnValues(evidence, edges, x);
    const came = from[x] ?? new Int16Array(rows);
    // The best neighbour is near, where steps are charged one by one, or anywhere for the highest charge.
    let anywhere = 0;
    for (let y = 1; y < rows; y++) if ((best[y] ?? 0) > (best[anywhere] ?? 0)) anywhere = y;
    const far = (best[anywhere] ?? 0) - STEP.most;
    const total = best.slice();
    for (let y = 0; y < rows; y++) came[y] = y;
    for (let y = 1; y < rows; y++) {
      if ((total[y - 1] ?? 0) - STEP.cost <= (total[y] ?? 0)) continue;
      total[y] = (total[y - 1] ?? 0) - STEP.cost;
      came[y] = came[y - 1] ?? y;
    }
    for (let y = rows - 2; y >= 0; y--) {
      if ((total[y + 1] ?? 0) - STEP.cost <= (total[y] ?? 0)) continue;
      total[y] = (total[y + 1] ?? 0) - STEP.cost;
      came[y] = came[y + 1] ?? y;
    }
    for (let y = 0; y < rows; y++) {
      if ((total[y] ?? 0) < far) {
        total[y] = far;
        came[y] = anywhere;
      }
      total[y] = (total[y] ?? 0) + (own[y] ?? 0);
    }
    best = total;
  }
  const line = new Int32Array(width);
  let row = 0;
  for (let y = 1; y < rows; y++) if ((best[y] ?? 0) > (best[row] ?? 0)) row = y;
  for (let x = width - 1; x >= 0; x--) {
    line[x] = row;
    row = from[x]?.[row] ?? row;
  }
  return line;
};
