import { ANIMALS } from '../faces/faces-of-people.ts';
import type { FoundObject } from '../objects/find-objects.ts';
import { connectedTo } from '../pixels/connected.ts';
import type { Plane } from '../pixels/picture.ts';

/** The minimum confidence of an animal whose cut off part is looked for. */
const LEAST_SCORE = 0.45;
/** The likelihood of the subject, and the least within a border of its part that the picture cuts off. */
const LIKELY = 0.5;
const LEAST_FRAMED = 0.5;
/** The margin around the box of an animal, as a fraction of the picture. */
const MARGIN = 0.04;
/** The part is cut off along at least this fraction of the longer side. */
const LEAST_EDGE = 0.05;

const isOnEdge = ({ width, height }: Plane, pixel: number): boolean => {
  const x = pixel % width;
  return x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1);
};

/**
 * Adds to a mask the parts of an animal that an edge of the picture cuts off, such as a dark shoulder, and which the
 * model sees only within a border. They lie in the box of the animal and reach the edge. The planes have the same size.
 */
export const withCutOffParts = (mask: Plane, framed: Plane, objects: readonly FoundObject[]): Plane => {
  const { width, height } = mask;
  const boxes = objects
    .filter(({ name, score }) => ANIMALS.includes(name) && score >= LEAST_SCORE)
    .map(({ box }) => box);
  if (boxes.length === 0) return mask;
  const isOpen = (pixel: number): boolean => {
    const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / height];
    return (
      (mask.values[pixel] ?? 0) < LIKELY &&
      (framed.values[pixel] ?? 0) >= LEAST_FRAMED &&
      boxes.some(
        ({ left, top, right, bottom }) =>
          x >= left - MARGIN && x <= right + MARGIN && y >= top - MARGIN && y <= bottom + MARGIN,
      )
    );
  };
  const values = mask.values.slice();
  const seen = new Uint8Array(values.length);
  for (let pixel = 0; pixel < values.length; pixel++) {
    if (seen[pixel] === 1 || !isOnEdge(mask, pixel) || !isOpen(pixel)) continue;
    const part = connectedTo(mask, [pixel], isOpen);
    for (const other of part) seen[other] = 1;
    const along = part.filter((other) => isOnEdge(mask, other)).length;
    if (along < LEAST_EDGE * Math.max(width, height)) continue;
    for (const other of part) values[other] = framed.values[other] ?? 0;
  }
  return { width, height, values };
};
