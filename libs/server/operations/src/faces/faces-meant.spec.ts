import { NothingToDoError } from '../operation.ts';
import { facesMeant } from './faces-meant.ts';

/** Boxes of a tenth of the picture, around these positions across it. */
const facesAt = (...centers: readonly number[]): readonly Parameters<typeof facesMeant>[0][number][] =>
  centers.map((center) => ({ left: center - 0.05, right: center + 0.05, top: 0.2, bottom: 0.3 }));

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
