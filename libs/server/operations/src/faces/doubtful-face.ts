import type { FoundObject } from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { skinLikeness } from '../pixels/skin.ts';
import { meshOf } from './face-mesh.ts';
import type { Face } from './find-faces.ts';

const { ceil, floor, max, min } = Math;

/** The minimum fraction of a face's box that looks like skin. Glasses, beards and hair before a face leave that much. */
const LEAST_SKIN = 0.33;
/** A person with at least this score is there, in whatever light their skin is. */
const LEAST_PERSON = 0.6;
/** Of a picture whose colors differ by less than this (0–255) from gray, skin tells nothing. */
const COLORED = 6;
/** A face of somebody who has a surer one is so many heights of that below it at most. */
const MOST_BELOW = 1;

const middleOf = ({ left, top, right, bottom }: Face): readonly [x: number, y: number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** The fraction of a face's box that looks like skin; null without colors. */
const shareOfSkin = ({ width, height, channels, data }: Picture, face: Face): number | null => {
  let [skin, colored, count] = [0, 0, 0];
  for (let y = max(0, floor(face.top * height)); y < min(height, ceil(face.bottom * height)); y++) {
    for (let x = max(0, floor(face.left * width)); x < min(width, ceil(face.right * width)); x++) {
      const at = (y * width + x) * channels;
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      skin += skinLikeness(red, green, blue);
      colored += max(red, green, blue) - min(red, green, blue);
      count++;
    }
  }
  return count === 0 || colored / count < COLORED ? null : skin / count;
};

/** True for a face on the body of somebody whose face is seen above, such as a tattoo or a print on a shirt. */
const isBelowItsFace = (face: Face, surer: readonly Face[], people: readonly FoundObject[]): boolean => {
  const [x, y] = middleOf(face);
  return surer.some((other) => {
    const [otherX, otherY] = middleOf(other);
    const isIn = ({ box }: FoundObject): boolean =>
      [x, otherX].every((at) => at > box.left && at < box.right) &&
      [y, otherY].every((at) => at > box.top && at < box.bottom);
    return y - otherY > MOST_BELOW * (other.bottom - other.top) && people.some(isIn);
  });
};

/**
 * Looks again at a face of which the finder is not sure: true if the model of landmarks sees a face there too, or if it
 * is too small, hidden or turned for that model but has skin or belongs to a person who is certainly there.
 */
export const isConfirmed = async (
  lit: Picture,
  face: Face,
  {
    surer,
    people,
    infer,
  }: { readonly surer: readonly Face[]; readonly people: readonly FoundObject[]; readonly infer: Infer },
): Promise<boolean> => {
  if ((await meshOf(lit, face, infer).catch(() => null)) !== null) return true;
  if (isBelowItsFace(face, surer, people)) return false;
  const [x, y] = middleOf(face);
  const isPersonThere = people.some(
    ({ box, score }) =>
      score >= LEAST_PERSON && x > box.left && x < box.right && y > box.top && y < box.bottom,
  );
  const skin = shareOfSkin(lit, face);
  return skin === null ? isPersonThere : skin >= LEAST_SKIN || isPersonThere;
};
