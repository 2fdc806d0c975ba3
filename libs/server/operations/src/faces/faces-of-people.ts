import {
  areaOf,
  type Box,
  findObjects,
  type FoundObject,
  hasMiddleOf,
  sharedBy,
} from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import { inLight } from '../pixels/in-light.ts';
import { type Picture, reduced } from '../pixels/picture.ts';
import { isConfirmed } from './doubtful-face.ts';
import { findFaces, type Face } from './find-faces.ts';

const { max, min } = Math;

export const ANIMALS: readonly string[] = ['cat', 'dog', 'bird', 'horse', 'sheep', 'cow', 'bear'];
/** The minimum score of a detected object that may decide whether a face is that of a person. */
const LEAST_SCORE = 0.4;
/** The minimum score of a person whose face is less certain, and of a person who must have a face. */
const LEAST_PERSON = 0.5;
/** The minimum score of an animal that may have been taken for a person. */
const LEAST_ANIMAL = 0.3;
/**
 * A person's score must exceed an animal's score by this much, because the detector also reports many animals
 * as people.
 */
export const LIKELIER = 0.15;
/** The difference that `LIKELIER` describes, when it decides whether a face is that of a person. */
const LIKELIER_FACE = 0.2;
/** A face with at least this score counts as a person's, whatever objects the detector finds around it. */
const SURE = 0.8;
/**
 * The minimum score of a face around which the detector finds nobody, such as a small face in a crowd.
 */
const SURE_ALONE = 0.65;
/** The upper part of a person's box in which the head is, as a fraction of its height. */
export const HEAD_PART = 0.6;
/** Boxes that share this fraction of the smaller one may show the same being. */
const SAME_BEING = 0.3;
/** The minimum score of a person without a face who fills at least this fraction of the picture, and is seen clearly. */
const LARGE = { area: 0.5, score: 0.6 };
/** The minimum area of a person who must have a face, as a fraction of the picture. */
const LEAST_AREA = 0.005;
/** The longer side of the copy in which people are detected. */
const DETECTION_SIDE = 1_600;
/** The maximum number of people, largest first, around whom faces are searched in an enlarged crop. */
const MOST_CLOSER = 8;

/** True when the objects detected around a face show that it belongs to a person. */
export const isOfPerson = (face: Face, objects: readonly FoundObject[]): boolean => {
  const around = objects.filter(({ box, score }) => score >= LEAST_SCORE && hasMiddleOf(box, face));
  const likeliest = (isPerson: boolean): number =>
    max(0, ...around.filter(({ name }) => (name === 'person') === isPerson).map(({ score }) => score));
  const [person, animal] = [likeliest(true), likeliest(false)];
  if (face.score >= SURE) return true;
  if (animal > 0) return person >= animal + LIKELIER_FACE;
  return person >= LEAST_PERSON || face.score >= SURE_ALONE;
};

/** The people and animals in a picture; none when the detector cannot run. */
const beingsIn = (picture: Picture, infer: Infer, isCloser: boolean): Promise<readonly FoundObject[]> =>
  findObjects(picture, infer, {
    names: ['person', ...ANIMALS],
    leastScore: LEAST_ANIMAL,
    isCloser,
  }).catch(() => []);

/** The minimum score of a person without a face whose box has an area. */
const leastScoreOf = (area: number): number => (area < LARGE.area ? LEAST_PERSON : LARGE.score);

const largestPeople = (
  objects: readonly FoundObject[],
  leastScore: (area: number) => number,
): readonly Box[] =>
  objects
    .filter(({ name, score, box }) => name === 'person' && score >= leastScore(areaOf(box)))
    .map(({ box }) => box)
    .toSorted((a, b) => areaOf(b) - areaOf(a))
    .slice(0, MOST_CLOSER);

const lookIn = async (
  lit: Picture,
  infer: Infer,
): Promise<{ readonly faces: readonly Face[]; readonly objects: readonly FoundObject[] }> => {
  const objects = await beingsIn(reduced(lit, DETECTION_SIDE), infer, true);
  const faces = await findFaces(lit, infer, { people: largestPeople(objects, () => LEAST_SCORE) });
  const likely = faces.filter((face) => isOfPerson(face, objects));
  const sure = likely.filter(({ score }) => score >= SURE);
  const people = objects.filter(({ name }) => name === 'person');
  const confirmed = [...sure];
  for (const face of likely) {
    if (face.score >= SURE) continue;
    if (await isConfirmed(lit, face, { surer: sure, people, infer })) confirmed.push(face);
  }
  return { faces: confirmed, objects };
};

/**
 * Finds the faces of people, in dark pictures after brightening. Leaves out faces that the finder reports in
 * cats, dogs and cups.
 */
export const findFacesOfPeople = async (picture: Picture, infer: Infer): Promise<readonly Face[]> =>
  (await lookIn(inLight(picture), infer)).faces;

/** The people of a picture, in fractions of its sides: by their face, or as a whole when it was not found. */
export interface PeopleFound<Found extends Box> {
  readonly faces: readonly Found[];
  readonly withoutFace: readonly Box[];
}

/**
 * Finds the faces of people, and the people without a visible or detected face. Boxes that may show an animal
 * are left out. So are boxes of parts of people, which the detector reports in quarters of the picture.
 */
export const findPeople = async (picture: Picture, infer: Infer): Promise<PeopleFound<Face>> => {
  const lit = inLight(picture);
  const { faces, objects } = await lookIn(lit, infer);
  const whole = await beingsIn(reduced(lit, DETECTION_SIDE), infer, false);
  const animals = [...objects, ...whole].filter(({ name }) => name !== 'person').map(({ box }) => box);
  const withoutFace = largestPeople(whole, leastScoreOf).filter(
    (box) =>
      areaOf(box) >= LEAST_AREA &&
      !faces.some((face) => hasMiddleOf(box, face, HEAD_PART)) &&
      animals.every((animal) => sharedBy(box, animal) < SAME_BEING * min(areaOf(box), areaOf(animal))),
  );
  return { faces, withoutFace };
};
