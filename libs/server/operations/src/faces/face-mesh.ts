import type { Infer } from '../operation.ts';
import { inLight } from '../pixels/in-light.ts';
import type { Picture } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { angleFrom, fromSquare, type Point, readSquare, type TurnedSquare } from '../pixels/turned-square.ts';
import type { Face } from './find-faces.ts';
import { regionOf } from './region-of.ts';

const { cos, max, min, sin } = Math;

/** The side of the model's input in pixels. */
const SIDE = 192;
const POINTS = 468;
/** The side of the square around a face, as a multiple of the longer side of its box or of its points. */
const ROOM = 1.5;
/** The minimum score of the model. Below it the square does not show a face from the front. */
const LEAST_SCORE = 0.5;
/** The margin around the box of a face that contains the square in every turn, as a fraction of the box. */
const SURROUNDINGS = { beside: 1, above: 1, below: 1 };
/** The outer corners of the eyes, the left one of the picture first. */
const EYE_CORNERS = [33, 263] as const;

/** The landmarks of a face, in pixels of a part of the picture. */
export interface FaceMesh {
  /** The part of the picture in which the face is. */
  readonly region: Region;
  /** The pixels of this part, and the same pixels brightened for the models if they are dark. */
  readonly picture: Picture;
  readonly lit: Picture;
  /** The landmark with an index of MediaPipe's face mesh, in pixels of `picture`. */
  readonly pointAt: (index: number) => Point;
  readonly pointsAt: (indices: readonly number[]) => readonly Point[];
}

interface Look {
  readonly score: number;
  readonly points: readonly Point[];
}

const NOWHERE: Point = { x: 0, y: 0 };

const lookAt = async (picture: Picture, square: TurnedSquare, infer: Infer): Promise<Look> => {
  const outputs = await infer('facemesh', {
    values: readSquare(picture, square, SIDE),
    shape: [1, SIDE, SIDE, 3],
  });
  const mesh = outputs.find(({ values }) => values.length === POINTS * 3)?.values;
  const score = outputs.find(({ values }) => values.length === 1)?.values[0] ?? 0;
  if (mesh === undefined) throw new Error('The face mesh answered in an unknown shape.');
  const points = Array.from({ length: POINTS }, (_, index) =>
    fromSquare(square, SIDE, { x: mesh[index * 3] ?? 0, y: mesh[index * 3 + 1] ?? 0 }),
  );
  return { score, points };
};

/** The square around the points of a face, along the face's own axes. */
const squareAround = (points: readonly Point[]): TurnedSquare => {
  const [left = NOWHERE, right = NOWHERE] = EYE_CORNERS.map((index) => points[index] ?? NOWHERE);
  const angle = angleFrom(left, right);
  const us = points.map(({ x, y }) => x * cos(angle) + y * sin(angle));
  const vs = points.map(({ x, y }) => y * cos(angle) - x * sin(angle));
  const [u0, u1, v0, v1] = [min(...us), max(...us), min(...vs), max(...vs)];
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  return {
    x: u * cos(angle) - v * sin(angle),
    y: u * sin(angle) + v * cos(angle),
    side: max(u1 - u0, v1 - v0) * ROOM,
    angle,
  };
};

/** Finds the landmarks of a face. Null when the face is seen from the side or is hidden. */
export const meshOf = async (picture: Picture, face: Face, infer: Infer): Promise<FaceMesh | null> => {
  const region = regionOf(face, SURROUNDINGS, picture);
  const part = crop(picture, region);
  const lit = inLight(part);
  const inPart = ({ x, y }: Point): Point => ({
    x: x * picture.width - region.left,
    y: y * picture.height - region.top,
  });
  const middle = inPart({ x: (face.left + face.right) / 2, y: (face.top + face.bottom) / 2 });
  const side = max((face.right - face.left) * picture.width, (face.bottom - face.top) * picture.height);
  const [left, right] = face.eyes;
  const square = { ...middle, side: side * ROOM, angle: angleFrom(inPart(left), inPart(right)) };
  const first = await lookAt(lit, square, infer);
  if (first.score < LEAST_SCORE) return null;
  const second = await lookAt(lit, squareAround(first.points), infer);
  const { points } = second.score >= LEAST_SCORE ? second : first;
  const pointAt = (index: number): Point => points[index] ?? NOWHERE;
  return { region, picture: part, lit, pointAt, pointsAt: (indices) => indices.map(pointAt) };
};
