import { meshOf } from '../faces/face-mesh.ts';
import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import type { Face } from '../faces/find-faces.ts';
import { type Infer, NothingToDoError, type Operation } from '../operation.ts';
import { connectedTo } from '../pixels/connected.ts';
import { lumaOf, type Picture } from '../pixels/picture.ts';
import type { Point } from '../pixels/turned-square.ts';
import { bytesFrom } from '../pixels/computed.ts';

const { ceil, floor, hypot, max, min, PI } = Math;

/**
 * The radius of the area around an eye that contains the pupil, as a fraction of the distance between the
 * eyes.
 */
const PUPIL_REACH = 0.22;
/** The minimum ratios of red to green and blue, and to the luma, in a pupil that a flash made red. Lids have less. */
const LEAST_RATIO = { others: 1.7, luma: 1.62 };
/** The minimum brightness (0–255) of such a pupil's red. */
const LEAST_RED = 70;
/**
 * The minimum number of pixels of a red pupil, and how much of the area around the eye it fills. The corner of an eye and
 * a brown iris have fewer red pixels, and red hair before an eye has more.
 */
const LEAST_PIXELS = 3;
const SHARE = { least: 0.02, most: 0.35 };
/** A pupil is round: its longer side is at most so many times the shorter one, and it fills this much of its box. */
const MOST_LONG = 1.9;
const LEAST_FILLED = 0.5;

/** How much of a pupil lies farther from the eye's middle than this fraction of the area's radius. Hair goes on there. */
const RIM = { from: 0.8, most: 0.12 };

/** A part of the picture around one eye, and which of its pixels a flash made red. */
interface EyeArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isRed: Uint8Array;
  /** The distance of a pixel from the eye's middle, as a fraction of the area's radius. */
  readonly awayOf: (pixel: number) => number;
}

const areaAround = ({ width, height, channels, data }: Picture, { x, y }: Point, reach: number): EyeArea => {
  const [left, top] = [floor(max(0, x - reach)), floor(max(0, y - reach))];
  const size = {
    width: max(0, min(width, ceil(x + reach)) - left),
    height: max(0, min(height, ceil(y + reach)) - top),
  };
  const awayOf = (pixel: number): number =>
    hypot(left + (pixel % size.width) - x, top + floor(pixel / size.width) - y) / reach;
  const isRed = bytesFrom({ length: size.width * size.height }, (_, pixel) => {
    if (awayOf(pixel) > 1) return 0;
    const at = ((top + floor(pixel / size.width)) * width + left + (pixel % size.width)) * channels;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const isRedder =
      red > LEAST_RATIO.others * max(green, blue, 1) && red > LEAST_RATIO.luma * lumaOf(red, green, blue);
    return red >= LEAST_RED && isRedder ? 1 : 0;
  });
  return { left, top, ...size, isRed, awayOf };
};

/** True for pixels of an area that are round like a pupil. */
const isRound = (pixels: readonly number[], { width }: EyeArea): boolean => {
  const columns = pixels.map((pixel) => pixel % width);
  const rows = pixels.map((pixel) => floor(pixel / width));
  const across = max(...columns) - min(...columns) + 1;
  const down = max(...rows) - min(...rows) + 1;
  return max(across, down) <= MOST_LONG * min(across, down) && pixels.length >= LEAST_FILLED * across * down;
};

/** The pixels of the pupil that a flash made red, as positions in the picture's data; none for another eye. */
const redPupil = (picture: Picture, eye: EyeArea, area: number): readonly number[] => {
  const known = new Uint8Array(eye.isRed.length);
  let largest: readonly number[] = [];
  for (let pixel = 0; pixel < known.length; pixel++) {
    if (eye.isRed[pixel] === 0 || known[pixel] === 1) continue;
    const found = connectedTo(eye, [pixel], (other) => eye.isRed[other] === 1);
    for (const other of found) known[other] = 1;
    if (found.length > largest.length) largest = found;
  }
  const isPupil =
    largest.length >= max(LEAST_PIXELS, SHARE.least * area) &&
    largest.length <= SHARE.most * area &&
    largest.filter((pixel) => eye.awayOf(pixel) > RIM.from).length <= RIM.most * largest.length &&
    isRound(largest, eye);
  if (!isPupil) return [];
  return [...eye.isRed.keys()]
    .filter((pixel) => eye.isRed[pixel] === 1)
    .map((pixel) => {
      const row = eye.top + floor(pixel / eye.width);
      return (row * picture.width + eye.left + (pixel % eye.width)) * picture.channels;
    });
};

/** The outer and the inner corner of both eyes among the landmarks. */
const CORNERS = [
  [33, 133],
  [263, 362],
] as const;

/** The middles of both eyes in pixels: by the landmarks, or as the finder of faces saw them. */
const eyesOf = async (picture: Picture, face: Face, infer: Infer): Promise<readonly Point[]> => {
  const mesh = await meshOf(picture, face, infer).catch(() => null);
  if (mesh === null) return face.eyes.map(({ x, y }) => ({ x: x * picture.width, y: y * picture.height }));
  return CORNERS.map(([outer, inner]) => {
    const [a, b] = [mesh.pointAt(outer), mesh.pointAt(inner)];
    return { x: mesh.region.left + (a.x + b.x) / 2, y: mesh.region.top + (a.y + b.y) / 2 };
  });
};

/** Darkens the red pupils of a face in place, and returns their number. */
const mend = async (picture: Picture, face: Face, infer: Infer): Promise<number> => {
  const { width, height, data } = picture;
  const [one, other] = face.eyes;
  const reach = PUPIL_REACH * hypot((one.x - other.x) * width, (one.y - other.y) * height);
  let mended = 0;
  for (const middle of await eyesOf(picture, face, infer)) {
    const red = redPupil(picture, areaAround(picture, middle, reach), PI * reach ** 2);
    if (red.length > 0) mended++;
    // Only the red component is wrong. Correcting it makes the pupil dark and keeps the glints in it.
    for (const at of red) data[at] = ((data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 2;
  }
  return mended;
};

/** Darkens pupils that a flash made red. */
export const redEye: Operation<'red-eye'> = {
  id: 'red-eye',
  title: 'remove red eyes',
  phase: 'repair',
  stage: 'Finding the eyes',
  models: ['blazeface', 'facemesh'],
  namesParts: true,
  example: 'Remove the red eyes',
  async apply(picture, _strength, { infer }) {
    const faces = await findFacesOfPeople(picture, infer);
    if (faces.length === 0) throw new NothingToDoError('No face of a person was found in the image.');
    let mended = 0;
    for (const face of faces) mended += await mend(picture, face, infer);
    if (mended === 0) throw new NothingToDoError('No red eyes were found in the image.');
    return picture;
  },
};
