import type { Box } from '../objects/find-objects.ts';
import { NothingToDoError } from '../operation.ts';
import { facesMeant } from './faces-meant.ts';
import type { PeopleFound } from './faces-of-people.ts';

const boxAt = (center: number, width: number): Box => ({
  left: center - width / 2,
  right: center + width / 2,
  top: 0.2,
  bottom: 0.3,
});
/** Faces of a tenth of the picture's width, around these positions across it. */
const facesAt = (...centers: readonly number[]): PeopleFound<Box> => ({
  faces: centers.map((center) => boxAt(center, 0.1)),
  withoutFace: [],
});

it('all faces are meant if nothing else is said', () => {
  const faces = facesAt(0.2, 0.5, 0.8);
  expect(facesMeant(faces, {})).toEqual(faces);
});

it.each([
  [1, [0.3]],
  [2, [0.3, 0.6]],
  [2, [0.3]],
])('with the faces of %p people meant, all are returned of faces at %p', (count, centers) => {
  const faces = facesAt(...centers);
  expect(facesMeant(faces, { count })).toEqual(faces);
});

it.each([
  [1, [0.3, 0.6], '2 people were found, and it is not certain whose face is meant.'],
  [2, [0.3, 0.6, 0.9], '3 people were found, and it is not certain whose faces are meant.'],
])('with the faces of %p people meant, faces at %p are refused', (count, centers, reason) => {
  expect(() => facesMeant(facesAt(...centers), { count })).toThrow(NothingToDoError);
  expect(() => facesMeant(facesAt(...centers), { count })).toThrow(reason);
});

it.each([
  ['left', [0.6, 0.2, 0.8], 0.2],
  ['right', [0.6, 0.2, 0.8], 0.8],
  ['left', [0.3], 0.3],
] as const)('on the %s, of faces at %p the one at %p is meant', (place, centers, expected) => {
  expect(facesMeant(facesAt(...centers), { place })).toEqual(facesAt(expected));
});

it.each([
  ['left', []],
  // The only face that is found is on the other side, so the one that is meant may not have been found.
  ['left', [0.7]],
  ['right', [0.2, 0.4]],
  // One above the other.
  ['left', [0.2, 0.25]],
] as const)('on the %s, of faces at %p none is certainly meant', (place, centers) => {
  expect(() => facesMeant(facesAt(...centers), { place })).toThrow(
    `It is not certain which face is the one on the ${place}.`,
  );
});

it('in the background, faces clearly smaller than the largest one are meant', () => {
  const [front, beside, back] = [boxAt(0.3, 0.2), boxAt(0.6, 0.15), boxAt(0.8, 0.1)];
  // People are about twice as wide as their faces.
  const [turnedAway, far] = [boxAt(0.1, 0.35), boxAt(0.9, 0.2)];
  expect(
    facesMeant({ faces: [front, beside, back], withoutFace: [turnedAway, far] }, { place: 'behind' }),
  ).toEqual({ faces: [back], withoutFace: [far] });
});

it.each([[[]], [[0.3]], [[0.3, 0.6]]])(
  'in the background, none of equal faces at %p is certainly meant',
  (centers) => {
    expect(() => facesMeant(facesAt(...centers), { place: 'behind' })).toThrow(
      'Nobody stands clearly behind the others',
    );
  },
);

it('in the background, an ear that was taken for a face is not meant', () => {
  const faces = [boxAt(0.5, 0.2), boxAt(0.38, 0.05)];
  expect(() => facesMeant({ faces, withoutFace: [] }, { place: 'behind' })).toThrow(NothingToDoError);
});
