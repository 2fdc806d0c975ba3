import type { Infer } from '../operation.ts';
import { painted } from '../testing/pictures.ts';
import { FACE_PICTURE_SIDE, objectLike, oneFace } from '../testing/stub-models.ts';
import { findClothedPeople } from './clothed-person.ts';

const picture = painted(FACE_PICTURE_SIDE, FACE_PICTURE_SIDE, () => 120);
const eyes = [
  { x: 118, y: 70 },
  { x: 138, y: 70 },
] as const;

/** Models that see one certain face, and one person in the middle of the picture with a certainty. */
const seeing = (person: number): Infer => {
  const [face, object] = [oneFace({ x: 128, y: 80 }, 50, eyes), objectLike({ person }, 5)];
  return (model, ...inputs) => (model === 'nanodet' ? object : face)(model, ...inputs);
};

it('finds the only person with the face', async () => {
  const found = await findClothedPeople(picture, seeing(0.9));
  if (found.kind !== 'one') throw new Error(found.kind);
  const { box, face } = found.person;
  expect([box.left < face.left, box.right > face.right, box.bottom > face.bottom]).toEqual([
    true,
    true,
    true,
  ]);
});

it('finds nobody where there is a face without a person, or no face', async () => {
  expect(await findClothedPeople(picture, seeing(0.1))).toEqual({ kind: 'nobody' });
  expect(await findClothedPeople(picture, objectLike({ person: 0.9 }, 5))).toEqual({ kind: 'nobody' });
});
