import { findObjects, type FoundObject } from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { findFaces, type Face } from './find-faces.ts';

export const ANIMALS: readonly string[] = ['cat', 'dog', 'bird', 'horse', 'sheep', 'cow', 'bear'];
/** From this score on the detector's answer counts. */
const LEAST_SCORE = 0.4;
/** The detector takes many animals for people as well: a person must be this much likelier than the animal. */
export const LIKELIER = 0.15;
/** Where the detector sees nobody, as with the small faces of a crowd, the face finder must be this sure. */
const SURE_ALONE = 0.7;

/** Whether a face that the finder took for a person's is one, by what the detector sees around it. */
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

/** The faces of people: what the finder sees in cats, dogs and cups is left out. */
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
