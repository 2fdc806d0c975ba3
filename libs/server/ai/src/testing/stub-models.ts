import { anchorAt } from '../faces/face-hits.ts';
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
 * A face model that finds one face, given in pixels of a square picture of 256 pixels. Its second check finds
 * nothing.
 */
export const oneFace = (middle: Point, side: number, eyes: readonly [Point, Point]): Infer => {
  let asked = 0;
  return async (model) => {
    if (model !== 'blazeface' || asked++ > 0) return [512, 512 * VALUES, 384, 384 * VALUES].map(nothing);
    const scores = nothing(512);
    const boxes = nothing(512 * VALUES);
    const anchor = anchorAt(0);
    scores.values[0] = SURE;
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
