import type { Infer } from '../operation.ts';
import { angleFrom, distance, fromSquare, type Point, readSquare } from '../pixels/turned-square.ts';
import type { FaceMesh } from './face-mesh.ts';

/** The side of the model's input in pixels. */
const SIDE = 64;
/** The side of the square around an eye, as a multiple of the distance between its corners. */
const ROOM = 2.3;
/** The outer and inner corner of both eyes. The model knows only one side, so the other eye is mirrored. */
const EYES = [
  { outer: 33, inner: 133, isMirrored: false },
  { outer: 263, inner: 362, isMirrored: true },
] as const;
/** The points of the model that follow the lids, and those of the iris: its middle and four on its rim. */
const LIDS = Array.from({ length: 16 }, (_, index) => index);
const IRIS = [71, 72, 73, 74, 75] as const;
/** The points along the lower lid in order, and then those along the upper lid from the same side. */
const LOWER_LID = 9;

export interface Iris {
  readonly middle: Point;
  /** The radius in pixels. */
  readonly radius: number;
  /** The outline of the open eye. */
  readonly lids: readonly Point[];
  /** The height of the open eye as a fraction of its width. */
  readonly openness: number;
}

const mirrored = (values: Float32Array): Float32Array =>
  values.map((_, at) => {
    const [pixel, channel] = [Math.floor(at / 3), at % 3];
    const x = pixel % SIDE;
    return values[(pixel - x + SIDE - 1 - x) * 3 + channel] ?? 0;
  });

/** Finds both irises of a face, in pixels of the mesh's picture. */
export const irisesOf = async (mesh: FaceMesh, infer: Infer): Promise<readonly Iris[]> => {
  const found: Iris[] = [];
  for (const { outer, inner, isMirrored } of EYES) {
    const [a, b] = [mesh.pointAt(outer), mesh.pointAt(inner)];
    const [left, right] = isMirrored ? [b, a] : [a, b];
    const square = {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      side: distance(a, b) * ROOM,
      angle: angleFrom(left, right),
    };
    const seen = readSquare(mesh.lit, square, SIDE);
    const values = isMirrored ? mirrored(seen) : seen;
    const [points] = await infer('iris', { values, shape: [1, SIDE, SIDE, 3] });
    const pointAt = (index: number): Point => {
      const [x, y] = [points?.values[index * 3] ?? 0, points?.values[index * 3 + 1] ?? 0];
      return fromSquare(square, SIDE, { x: isMirrored ? SIDE - x : x, y });
    };
    const lids = LIDS.map(pointAt);
    const [middle, r, t, l, d] = IRIS.map(pointAt) as [Point, Point, Point, Point, Point];
    const [first = middle, last = middle] = [lids[0], lids[LOWER_LID - 1]];
    const [low = middle, high = middle] = [lids[4], lids[12]];
    found.push({
      middle,
      radius: (distance(r, l) + distance(t, d)) / 4,
      // The upper lid continues where the lower one ends, so it is read backwards.
      lids: [...lids.slice(0, LOWER_LID), ...lids.slice(LOWER_LID).toReversed()],
      openness: distance(low, high) / Math.max(1e-6, distance(first, last)),
    });
  }
  return found;
};
