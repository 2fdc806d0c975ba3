import { findFacesOfPeople } from '../../faces/faces-of-people.ts';
import type { Face } from '../../faces/find-faces.ts';
import { findSubject, isPlausible } from '../../matting/find-subject.ts';
import { subjectAlpha } from '../../matting/subject-alpha.ts';
import type { Infer } from '../../operation.ts';
import { type Picture, type Plane, planeOfBytes } from '../../pixels/picture.ts';
import type { Sight } from './style.ts';

const subjectIn = async (picture: Picture, infer: Infer): Promise<Plane | null> => {
  const subject = await findSubject(picture, infer);
  if (!isPlausible(subject, picture)) return null;
  return planeOfBytes(subjectAlpha(picture, subject));
};

/** Looks for the faces and the subject of a picture. Models that cannot run find nothing. */
export const seenIn = async (picture: Picture, infer: Infer): Promise<Sight> => ({
  faces: await findFacesOfPeople(picture, infer).catch((): readonly Face[] => []),
  subject: await subjectIn(picture, infer).catch(() => null),
});
