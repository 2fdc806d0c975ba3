import { findFaces, type Face } from '../faces/find-faces.ts';
import { type Box, hasMiddleOf } from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import { type Picture, type Plane, resizePlane } from '../pixels/picture.ts';

const { ceil, floor, max, min } = Math;

/** The likelihood from which a pixel counts as the subject. */
const SUBJECT = 0.5;
/** A face belongs to the subject when the mask contains this fraction of the face or of the area below it. */
const BELONGS = 0.35;
/** The area below a face that contains neck and shoulders, as fractions of the face's box. */
const BODY = { beside: 0.4, below: 1.1 };
/**
 * The oval around a face's box, as fractions of the box. The box reaches from chin to brows, so the oval
 * extends upwards to include forehead and hair.
 */
const OVAL = { across: 0.5, down: 0.68, up: 0.14 };
/**
 * A face is whole when the mask contains this fraction of its inner oval, which is smaller than the oval around
 * the face by the factor `inner`. Nothing is added to it: the oval is wider than a jaw, so background beside the
 * chin would come with it.
 */
const WHOLE = { inner: 0.72, covered: 0.96 };

type Corners = readonly [left: number, top: number, right: number, bottom: number];

/** The fraction of a rectangle that the mask covers. The rectangle is given in fractions of the sides. */
const coverOf = ({ width, height, values }: Plane, [left, top, right, bottom]: Corners): number => {
  const [x0, x1] = [max(0, floor(left * width)), min(width, ceil(right * width))];
  const [y0, y1] = [max(0, floor(top * height)), min(height, ceil(bottom * height))];
  let [inside, count] = [0, 0];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      count++;
      if ((values[y * width + x] ?? 0) > SUBJECT) inside++;
    }
  }
  return count === 0 ? 0 : inside / count;
};

const belongs = (mask: Plane, { left, top, right, bottom }: Box): boolean => {
  const [w, h] = [right - left, bottom - top];
  const body: Corners = [left - BODY.beside * w, bottom, right + BODY.beside * w, bottom + BODY.below * h];
  return coverOf(mask, [left, top, right, bottom]) >= BELONGS || coverOf(mask, body) >= BELONGS;
};

/** The pixels of a mask within the oval of a face, whose radii are multiplied by `times`. */
function* ovalOf({ width, height }: Plane, face: Box, times: number): Generator<number> {
  const [w, h] = [face.right - face.left, face.bottom - face.top];
  const [x, y] = [
    ((face.left + face.right) / 2) * width,
    ((face.top + face.bottom) / 2 - OVAL.up * h) * height,
  ];
  const [across, down] = [times * OVAL.across * w * width, times * OVAL.down * h * height];
  for (let row = max(0, floor(y - down)); row < min(height, y + down); row++) {
    for (let column = max(0, floor(x - across)); column < min(width, x + across); column++) {
      const away = ((column + 0.5 - x) / across) ** 2 + ((row + 0.5 - y) / down) ** 2;
      if (away <= 1) yield row * width + column;
    }
  }
}

const isWhole = (mask: Plane, face: Box): boolean => {
  let [inside, count] = [0, 0];
  for (const at of ovalOf(mask, face, WHOLE.inner)) {
    count++;
    if ((mask.values[at] ?? 0) > SUBJECT) inside++;
  }
  return inside >= WHOLE.covered * count;
};

/** True for a face that belongs to the subject and that the mask does not contain as a whole yet. */
const isMissing = (mask: Plane, face: Box): boolean => belongs(mask, face) && !isWhole(mask, face);

/** Adds to the mask the whole of each face that belongs to the subject, unless the mask contains it already. */
export const withFacesOf = (mask: Plane, faces: readonly Box[]): Plane => {
  const { width, height } = mask;
  const values = mask.values.slice();
  for (const face of faces.filter((one) => isMissing(mask, one))) {
    for (const at of ovalOf(mask, face, 1)) values[at] = 1;
  }
  return { width, height, values };
};

/**
 * Adds to the mask of a picture's subject the whole face of each of these people. The face finder also
 * reports faces of cats and dogs, which are ignored because they are in no person's box.
 */
export const withFaces = async (
  picture: Picture,
  mask: Plane,
  people: readonly Box[],
  infer: Infer,
): Promise<Plane> => {
  if (people.length === 0) return mask;
  const enlarged = resizePlane(mask, picture.width, picture.height);
  const isWanted = (face: Box): boolean =>
    people.some((person) => hasMiddleOf(person, face)) && isMissing(enlarged, face);
  const faces = await findFaces(picture, infer, { isWanted }).catch((): readonly Face[] => []);
  return faces.length === 0 ? mask : withFacesOf(enlarged, faces);
};
