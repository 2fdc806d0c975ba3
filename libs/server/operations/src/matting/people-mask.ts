import { ANIMALS, LIKELIER } from '../faces/faces-of-people.ts';
import { areaOf, sharedBy, type Box, type FoundObject } from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import { type Picture, type Plane, resample, resizePlane } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { regionAround } from './object-mask.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { min } = Math;

/** Boxes that overlap by this fraction show the same object. */
const SAME_BOX = 0.6;
/** The side of the segmenter's input in pixels. */
const SIDE = 256;
/** The minimum confidence of a detected person. */
const LEAST_SCORE = 0.45;
/** The minimum area of a person who is segmented, as a fraction of the picture. */
const LEAST_AREA = 0.02;
/** The margin around a person's box, as a fraction of the box. */
const MARGIN = 0.12;
/**
 * A person belongs to the subject when its mask contains this fraction of the person. Others stand behind the
 * subject.
 */
const BELONGS = 0.35;
const INSIDE = 0.5;
/**
 * The minimum likelihood of a pixel that the segmenter may add. At lower likelihoods it takes flags and
 * chairs for people.
 */
const SURE = 0.85;

/** The likelihood (0–1) that each pixel of a region shows a person, at the size of the region. */
export const personIn = async (picture: Picture, region: Region, infer: Infer): Promise<Plane> => {
  const { data } = resample(crop(picture, region), SIDE, SIDE);
  const values = floatsFrom(data, (value) => value / 255);
  const [seen] = await infer('selfie', { values, shape: [1, SIDE, SIDE, 3] });
  const plane = { width: SIDE, height: SIDE, values: seen?.values ?? new Float32Array(SIDE * SIDE) };
  return resizePlane(plane, region.width, region.height);
};

const shareWithin = (person: Plane, likely: Plane, region: Region): number => {
  let [inside, both] = [0, 0];
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      if ((person.values[y * region.width + x] ?? 0) < INSIDE) continue;
      inside++;
      if ((likely.values[(region.top + y) * likely.width + region.left + x] ?? 0) > INSIDE) both++;
    }
  }
  return inside === 0 ? 0 : both / inside;
};

/**
 * True for a person. The detector also reports many animals as people, in nearly the same box as the animal.
 */
const isPerson = ({ box, score }: FoundObject, objects: readonly FoundObject[]): boolean =>
  objects.every(
    (other) =>
      !ANIMALS.includes(other.name) ||
      score >= other.score + LIKELIER ||
      sharedBy(box, other.box) < SAME_BOX * min(areaOf(box), areaOf(other.box)) ||
      areaOf(other.box) < SAME_BOX * areaOf(box),
  );

/** The people among the detected objects who are large enough to matter. */
export const peopleAmong = (objects: readonly FoundObject[]): readonly Box[] =>
  objects
    .filter(({ name, score }) => name === 'person' && score >= LEAST_SCORE)
    .filter((person) => isPerson(person, objects))
    .map(({ box }) => box)
    .filter((box) => areaOf(box) >= LEAST_AREA);

type Size = Pick<Plane, 'width' | 'height'>;

/** What a segmenter of people sees in a picture: the likelihood (0–1) that a pixel shows a person. */
export interface SeenPeople {
  /** For each person the rectangle around their box, and the likelihoods in it. */
  readonly each: readonly { readonly region: Region; readonly likely: Plane }[];
  /** The likelihoods as seen in the whole picture. */
  readonly whole: Plane;
}

/** Looks at each of these people and at the whole picture. Null without people, or when the model cannot run. */
export const lookAtPeople = async (
  picture: Picture,
  people: readonly Box[],
  infer: Infer,
): Promise<SeenPeople | null> => {
  if (people.length === 0) return null;
  const { width, height } = picture;
  try {
    const each: { region: Region; likely: Plane }[] = [];
    for (const box of people) {
      const region = regionAround(box, picture, MARGIN);
      each.push({ region, likely: await personIn(picture, region, infer) });
    }
    return { each, whole: await personIn(picture, { left: 0, top: 0, width, height }, infer) };
  } catch {
    return null;
  }
};

/** The highest likelihood of each pixel of a picture in the looks at its people, and 0 around them. */
export const peopleIn = (each: SeenPeople['each'], { width, height }: Size): Plane => {
  const values = new Float32Array(width * height);
  for (const { region, likely } of each) {
    for (let y = 0; y < region.height; y++) {
      for (let x = 0; x < region.width; x++) {
        const at = (region.top + y) * width + region.left + x;
        values[at] = Math.max(values[at] ?? 0, likely.values[y * region.width + x] ?? 0);
      }
    }
  }
  return { width, height, values };
};

/** Adds to the mask of a picture's subject the whole of each of these people who belongs to the subject. */
export const withPeople = (mask: Plane, { each, whole: { width, height } }: SeenPeople): Plane => {
  const likely = resizePlane(mask, width, height);
  const belonging = each.filter((one) => shareWithin(one.likely, likely, one.region) >= BELONGS);
  const people = peopleIn(belonging, likely);
  const values = likely.values.map((value, at) => {
    const likelihood = people.values[at] ?? 0;
    return likelihood >= SURE ? Math.max(value, likelihood) : value;
  });
  return { width, height, values };
};
