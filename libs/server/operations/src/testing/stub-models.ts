import { anchorAt } from '../faces/face-hits.ts';
import { COCO_NAMES } from '../objects/coco-names.ts';
import type { Infer, Tensor } from '../operation.ts';

const WINDOW = 256;
const VALUES = 16;
const SURE = 12;
const nothing = (count: number): Tensor => ({ values: new Float32Array(count).fill(-100), shape: [count] });

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A face model that finds one face, given in pixels of a square picture of 256 pixels, when it looks for the first
 * time: certainly, or with another logit.
 */
export const oneFace = (middle: Point, side: number, eyes: readonly [Point, Point], logit = SURE): Infer => {
  let asked = 0;
  return async (model) => {
    if (model !== 'blazeface' || asked++ > 0) return [512, 512 * VALUES, 384, 384 * VALUES].map(nothing);
    const scores = nothing(512);
    const boxes = nothing(512 * VALUES);
    const anchor = anchorAt(0);
    scores.values[0] = logit;
    const at = (point: Point): readonly number[] => [point.x - anchor.x, point.y - anchor.y];
    boxes.values.set([...at(middle), side, side, ...at(eyes[0]), ...at(eyes[1])]);
    return [scores, boxes, nothing(384), nothing(384 * VALUES)];
  };
};
export const FACE_PICTURE_SIDE = WINDOW;

const SUBJECT_SIDE = 320;

/** A subject model that marks pixels whose red is dominant. */
export const redSubject: Infer = async (model, input) => {
  if (model !== 'u2netp') throw new Error('not asked for here');
  const count = SUBJECT_SIDE * SUBJECT_SIDE;
  const values = Float32Array.from({ length: count }, (_, pixel) =>
    (input.values[pixel] ?? 0) - (input.values[count + pixel] ?? 0) > 1 ? 1 : 0,
  );
  return [{ values, shape: [1, 1, SUBJECT_SIDE, SUBJECT_SIDE] }];
};

/** The grid of the object model whose cells are a thirteenth of the picture, and the positions of a distance. */
const OBJECT_CELLS = 13;
const POSITIONS = 11;

/**
 * An object model that finds one object, which reaches `reach` cells from the middle cell of the picture in every
 * direction, with a score for each of some names. Models for faces find nothing.
 */
export const objectLike =
  (names: Readonly<Record<string, number>>, reach: number): Infer =>
  async (model) => {
    if (model === 'blazeface') return [512, 512 * VALUES, 384, 384 * VALUES].map(nothing);
    if (model !== 'nanodet') throw new Error('not asked for here');
    return [4, 2, 1].flatMap((finer) => {
      const count = (OBJECT_CELLS * finer) ** 2;
      const scores = new Float32Array(count * COCO_NAMES.length);
      const distances = new Float32Array(count * 4 * POSITIONS);
      if (finer === 1) {
        const middle = (count - 1) / 2;
        for (const [name, score] of Object.entries(names))
          scores[middle * COCO_NAMES.length + COCO_NAMES.indexOf(name)] = score;
        for (let side = 0; side < 4; side++) distances[(middle * 4 + side) * POSITIONS + reach] = 50;
      }
      return [
        { values: scores, shape: [1, count, COCO_NAMES.length] },
        { values: distances, shape: [1, count, 4 * POSITIONS] },
      ];
    });
  };

/** An object model that is certain of one object of one name. */
export const oneObject = (name: string, reach: number): Infer => objectLike({ [name]: 0.9 }, reach);

/** Like `oneObject`, with a subject model that finds no outline, so that the object fills its box. */
export const oneBox =
  (name: string, reach: number): Infer =>
  async (model, ...inputs) =>
    model === 'u2netp'
      ? [{ values: new Float32Array(SUBJECT_SIDE ** 2), shape: [1, 1, SUBJECT_SIDE, SUBJECT_SIDE] }]
      : oneObject(name, reach)(model, ...inputs);
