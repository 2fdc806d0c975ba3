import { findFaces, type Face } from '../faces/find-faces.ts';
import type { Picture } from '../pixels/picture.ts';
import { NothingToDoError, type Operation } from '../operation.ts';

const { hypot, max, min } = Math;

/**
 * The radius of the area around an eye that contains the pupil, as a fraction of the distance between the
 * eyes.
 */
const REACH = 0.22;
/** The minimum ratio of red to green and blue in a pupil that a flash made red. */
const LEAST_RATIO = 1.7;
/** The minimum brightness (0–255) of such a pupil's red. */
const LEAST_RED = 70;
/** The minimum number of red pixels in a pupil. */
const LEAST_PIXELS = 3;

/** The pixels around one eye that a flash made red. */
const redAround = (
  { width, height, channels, data }: Picture,
  x: number,
  y: number,
  reach: number,
): readonly number[] => {
  const found: number[] = [];
  for (let row = Math.floor(max(0, y - reach)); row <= min(height - 1, y + reach); row++) {
    for (let column = Math.floor(max(0, x - reach)); column <= min(width - 1, x + reach); column++) {
      if (hypot(column - x, row - y) > reach) continue;
      const at = (row * width + column) * channels;
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      if (red >= LEAST_RED && red > LEAST_RATIO * max(green, blue, 1)) found.push(at);
    }
  }
  return found;
};

const mend = (picture: Picture, { eyes: [one, other] }: Face): number => {
  const { width, height, data } = picture;
  const apart = hypot((one.x - other.x) * width, (one.y - other.y) * height);
  let mended = 0;
  for (const eye of [one, other]) {
    const red = redAround(picture, eye.x * width, eye.y * height, apart * REACH);
    if (red.length < LEAST_PIXELS) continue;
    mended++;
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
  graded: false,
  models: ['blazeface'],
  namesParts: true,
  example: 'Remove the red eyes',
  async apply(picture, _strength, { infer }) {
    const faces = await findFaces(picture, infer);
    const mended = faces.reduce((count, face) => count + mend(picture, face), 0);
    if (mended === 0) throw new NothingToDoError('No red eyes were found in the picture.');
    return picture;
  },
};
