import { findObjects, type FoundObject } from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { findFaces, type Face } from './find-faces.ts';

export const ANIMALS: readonly string[] = ['cat', 'dog', 'bird', 'horse', 'sheep', 'cow', 'bear'];
/** The minimum score of a detected object. */
const LEAST_SCORE = 0.4;
/**
 * A person's score must exceed an animal's score by this much, because the detector also reports many animals
 * as people.
 */
export const LIKELIER = 0.15;
/**
 * The minimum confidence of a face around which the detector finds nobody, such as a small face in a crowd.
 */
const SURE_ALONE = 0.7;

/** True when the objects detected around a face show that it belongs to a person. */
export const isOfPerson = (face: Face, objects: readonly FoundObject[]): boolean => {
  const [x, y] = [(face.left + face.right) / 2, (face.top + face.bottom) / 2];
  const around = objects.filter(
    ({ box, score }) =>
      score >= LEAST_SCORE && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
  );
  const likeliest = (isPerson: boolean): number =>
    Math.max(0, ...around.filter(({ name }) => (name === 'person') === isPerson).map(({ score }) => score));
  const [person, animal] = [likeliest(true), likeliest(false)];
  if (animal > 0) return person >= animal + LIKELIER;
  return person > 0 || face.score >= SURE_ALONE;
};

/** Finds the faces of people. Leaves out faces that the finder reports in cats, dogs and cups. */
export const findFacesOfPeople = async (picture: Picture, infer: Infer): Promise<readonly Face[]> => {
  const faces = await findFaces(picture, infer);
  if (faces.length === 0) return faces;
  const objects = await findObjects(picture, infer, {
    names: ['person', ...ANIMALS],
    leastScore: LEAST_SCORE,
    isCloser: true,
  }).catch((): readonly FoundObject[] => []);
  return faces.filter((face) => isOfPerson(face, objects));
};
