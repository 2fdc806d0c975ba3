import { fillHole } from '../filling/fill-hole.ts';
import { grow } from '../matting/object-mask.ts';
import { enhanceTones } from '../pixels/enhance-tones.ts';
import { part } from '../pixels/bands.ts';
import { lumaPlane, type Picture, type Plane } from '../pixels/picture.ts';
import type { Mask, Operation } from '../operation.ts';

const { abs, max, min, round } = Math;

/** A scratch is thinner than this share of the longer side, and stands out by this much (luma 0–1). */
const WIDTH = 1 / 160;
const LEAST_CONTRAST = 0.13;
/** Pieces shorter than this share of the longer side are grain and texture; a scratch is this much longer than wide. */
const LEAST_LENGTH = 1 / 28;
const LEAST_SLIMNESS = 3.5;
/** More than this is no damage but the picture's own texture. */
const MOST_DAMAGED = 0.06;
/** What old prints have lost: range and some of their color's balance. */
const FADED = {
  castRemoved: 0.45,
  gainLimits: { low: 0.8, high: 1.3 },
  rangeShare: 0.85,
  exposureShare: 0.3,
  detail: 0.12,
  vibrance: 0.12,
};

/** The lowest (or highest) value within `radius` along rows, then columns. */
const extreme = (
  { width, height, values }: Plane,
  radius: number,
  pick: (...values: number[]) => number,
): Plane => {
  const along = (
    from: Float32Array,
    step: number,
    length: number,
    lines: number,
    stride: number,
  ): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      for (let at = 0; at < length; at++) {
        let value = from[line * stride + at * step] ?? 0;
        for (let off = max(0, at - radius); off <= min(length - 1, at + radius); off++) {
          value = pick(value, from[line * stride + off * step] ?? 0);
        }
        to[line * stride + at * step] = value;
      }
    }
    return to;
  };
  const rows = along(values, 1, width, height, width);
  return { width, height, values: along(rows, width, height, width, 1) };
};

/** How far thin bright and thin dark marks stand out from what is around them. */
const thinMarks = (luma: Plane, radius: number): Float32Array => {
  const opened = extreme(extreme(luma, radius, min), radius, max).values;
  const closed = extreme(extreme(luma, radius, max), radius, min).values;
  return luma.values.map((value, at) => max(value - (opened[at] ?? 0), (closed[at] ?? 0) - value));
};

/** Long thin connected marks; null when there are so many that they are the picture's own. */
export const scratchesIn = (picture: Picture): Mask | null => {
  const { width, height } = picture;
  const longest = max(width, height);
  const marks = thinMarks(lumaPlane(picture), max(1, round(longest * WIDTH)));
  const values = new Uint8Array(width * height);
  const seen = new Uint8Array(width * height);
  let damaged = 0;
  for (let seed = 0; seed < marks.length; seed++) {
    if (seen[seed] === 1 || (marks[seed] ?? 0) < LEAST_CONTRAST) continue;
    const piece = [seed];
    seen[seed] = 1;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let next = 0; next < piece.length; next++) {
      const pixel = piece[next] ?? 0;
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      [left, right, top, bottom] = [min(left, x), max(right, x), min(top, y), max(bottom, y)];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const other = pixel + dy * width + dx;
          if (abs((other % width) - x) > 1 || other < 0 || other >= marks.length || seen[other] === 1)
            continue;
          seen[other] = 1;
          if ((marks[other] ?? 0) >= LEAST_CONTRAST) piece.push(other);
        }
      }
    }
    const length = max(right - left, bottom - top) + 1;
    if (length < longest * LEAST_LENGTH || (length * length) / piece.length < LEAST_SLIMNESS) continue;
    damaged += piece.length;
    for (const pixel of piece) values[pixel] = 255;
  }
  return damaged === 0 || damaged > MOST_DAMAGED * marks.length ? null : { width, height, values };
};

/** Scratches and creases of an old print filled in, and its faded tones brought back. */
export const repairScratches: Operation<'repair-scratches'> = {
  id: 'repair-scratches',
  title: 'repair an old photo',
  phase: 'repair',
  stage: 'Looking for scratches',
  graded: false,
  example: 'Restore this old photo',
  async apply(picture, _strength, { seed, note, report }) {
    const scratches = scratchesIn(picture);
    const { data, channels } = picture;
    const before = data.slice();
    if (scratches === null) note('No scratches were found; its tones were brought back.');
    else
      await fillHole(picture, grow(scratches, 1), seed, (fraction) =>
        report(0.7 * fraction, 'Filling scratches'),
      );
    // Patches bring their own transparency along; that of the picture stays.
    if (channels === 4) for (let at = 3; at < data.length; at += 4) data[at] = before[at] ?? 255;
    await report(0.7, 'Bringing back the tones');
    await enhanceTones(
      picture,
      FADED,
      part((fraction) => report(fraction), 0.7, 1),
    );
    return picture;
  },
};
