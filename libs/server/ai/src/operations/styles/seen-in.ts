import { findFacesOfPeople } from '../../faces/faces-of-people.ts';
import type { Face } from '../../faces/find-faces.ts';
import { findSubject, isPlausible } from '../../matting/find-subject.ts';
import { subjectAlpha } from '../../matting/subject-alpha.ts';
import type { Infer } from '../../operation.ts';
import type { Picture, Plane } from '../../pixels/picture.ts';
import type { Sight } from './style.ts';

const subjectIn = async (picture: Picture, infer: Infer): Promise<Plane | null> => {
  const subject = await findSubject(picture, infer);
  if (!isPlausible(subject, picture)) return null;
  const { width, height, values } = subjectAlpha(picture, subject);
  return { width, height, values: Float32Array.from(values, (value) => value / 255) };
};

/** Looks for the faces and the subject of a picture. Models that cannot run find nothing. */
export const seenIn = async (picture: Picture, infer: Infer): Promise<Sight> => ({
  faces: await findFacesOfPeople(picture, infer).catch((): readonly Face[] => []),
  subject: await subjectIn(picture, infer).catch(() => null),
});
