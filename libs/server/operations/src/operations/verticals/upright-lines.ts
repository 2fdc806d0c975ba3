import { boxFilter } from '../../pixels/box-filter.ts';
import { lumaPlane, type Picture, type Plane, reduced } from '../../pixels/picture.ts';

const { abs, max, sqrt, tan, PI } = Math;

/**
 * A straight edge near the vertical. Positions are fractions of the picture's longer side, measured from its middle.
 * `lean` is the change of x for each unit of y, so that it is 0 for an upright line.
 */
export interface UprightLine {
  readonly x: number;
  readonly y: number;
  readonly lean: number;
  readonly length: number;
}

/** The longer side of the copy on which lines are searched. */
const SIDE = 1_000;
/** Edges weaker than this (luma 0–1 per pixel) are ignored. */
const LEAST_EDGE = 0.006;
/** The maximum lean of an edge: the tangent of 24°. */
const MOST_LEAN = tan((24 * PI) / 180);
/** Neighbors belong to one edge if their directions differ by less than this: the tangent of 10°. */
const SAME_WAY = tan((10 * PI) / 180);
/** The minimum length of a line, as a fraction of the longer side. */
const LEAST_LENGTH = 0.035;
/** The maximum mean distance (in pixels of the copy) of an edge's pixels from its line. */
const MOST_BENT = 1.2;

/** The strength of the edge through each pixel, negative from bright to dark, and its lean. 0 where there is no edge near the vertical. */
const edgesIn = ({ width, height, values }: Plane): { strengths: Float32Array; leans: Float32Array } => {
  const strengths = new Float32Array(width * height);
  const leans = new Float32Array(width * height);
  const slopes = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const near = (offset: number): number => values[at + offset] ?? 0;
      const [nw, ne, sw, se] = [near(-width - 1), near(-width + 1), near(width - 1), near(width + 1)];
      const dx = (ne - nw + 2 * (near(1) - near(-1)) + se - sw) / 8;
      const dy = (sw - nw + 2 * (near(width) - near(-width)) + se - ne) / 8;
      slopes[at] = dx;
      if (abs(dx) >= LEAST_EDGE && abs(dy) <= MOST_LEAN * abs(dx)) leans[at] = -dy / dx || 1e-9;
    }
  }
  // Only the ridge of an edge counts, so that edges side by side are not connected.
  slopes.forEach((slope, at) => {
    const isRidge = abs(slope) >= abs(slopes[at - 1] ?? 0) && abs(slope) > abs(slopes[at + 1] ?? 0);
    if (leans[at] !== 0 && isRidge) strengths[at] = slope;
  });
  return { strengths, leans };
};

/** The line through connected pixels of an edge, by weighted least squares in x. Null if they are short or bent. */
const lineThrough = (
  pixels: readonly number[],
  strengths: Float32Array,
  plane: Plane,
): UprightLine | null => {
  const { width, height } = plane;
  const side = max(width, height);
  let [weight, sumX, sumY, top, bottom] = [0, 0, 0, Infinity, -Infinity];
  for (const pixel of pixels) {
    const strength = abs(strengths[pixel] ?? 0);
    const x = pixel % width;
    const y = (pixel - x) / width;
    weight += strength;
    sumX += strength * x;
    sumY += strength * y;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const length = (bottom - top + 1) / side;
  if (length < LEAST_LENGTH) return null;
  const [meanX, meanY] = [sumX / weight, sumY / weight];
  let [xx, xy, yy] = [0, 0, 0];
  for (const pixel of pixels) {
    const strength = abs(strengths[pixel] ?? 0);
    const x = (pixel % width) - meanX;
    const y = (pixel - (pixel % width)) / width - meanY;
    xx += strength * x * x;
    xy += strength * x * y;
    yy += strength * y * y;
  }
  const lean = xy / yy;
  const bent = sqrt(max(0, xx - lean * xy) / weight);
  if (bent > MOST_BENT || abs(lean) > MOST_LEAN) return null;
  return {
    x: (meanX + 0.5 - width / 2) / side,
    y: (meanY + 0.5 - height / 2) / side,
    lean,
    length,
  };
};

/** The straight edges near the vertical in a picture, the strongest first. */
export const uprightLinesIn = (picture: Picture): readonly UprightLine[] => {
  const plane = boxFilter(boxFilter(lumaPlane(reduced(picture, SIDE)), 1), 1);
  const { width } = plane;
  const { strengths, leans } = edgesIn(plane);
  const seeds: number[] = [];
  strengths.forEach((strength, pixel) => {
    if (strength !== 0) seeds.push(pixel);
  });
  seeds.sort((a, b) => abs(strengths[b] ?? 0) - abs(strengths[a] ?? 0));
  const isTaken = new Uint8Array(strengths.length);
  const around = [1, 2, 3].flatMap((rows) =>
    [-rows * width, rows * width].flatMap((step) => [step, step - 1, step + 1]),
  );
  const lines: UprightLine[] = [];
  for (const seed of seeds) {
    if (isTaken[seed] === 1) continue;
    isTaken[seed] = 1;
    const sign = strengths[seed] ?? 0;
    const edge = [seed];
    let sum = leans[seed] ?? 0;
    for (let next = 0; next < edge.length; next++) {
      const pixel = edge[next] ?? 0;
      for (const step of around) {
        const other = pixel + step;
        if (isTaken[other] === 1 || (strengths[other] ?? 0) * sign <= 0) continue;
        if (abs((leans[other] ?? 0) - sum / edge.length) > SAME_WAY) continue;
        isTaken[other] = 1;
        edge.push(other);
        sum += leans[other] ?? 0;
      }
    }
    const line = lineThrough(edge, strengths, plane);
    if (line !== null) lines.push(line);
  }
  return lines;
};
