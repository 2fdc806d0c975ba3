import type { Box } from '../objects/find-objects.ts';
import type { StepOptions } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';

/* The regions to which a picture can be cropped, in pixels. */

const { max, min, round } = Math;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ left, top, width, height }: Region): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** A rectangle of this size around a point. It is moved if necessary so that the picture contains it. */
export const around = (picture: Picture, { x, y }: Point, width: number, height: number): Region => {
  const [w, h] = [min(picture.width, round(width)), min(picture.height, round(height))];
  return {
    left: round(min(picture.width - w, max(0, x - w / 2))),
    top: round(min(picture.height - h, max(0, y - h / 2))),
    width: max(1, w),
    height: max(1, h),
  };
};

/** The largest rectangle of these proportions that fits into the picture. */
export const largest = ({ width, height }: Picture, proportions: number): readonly [number, number] =>
  width / height > proportions ? [height * proportions, height] : [width, width / proportions];

/** Bounds with this fraction of their size added on every side. */
export const grown = ({ left, top, width, height }: Region, margin: number): Region => ({
  left: left - width * margin,
  top: top - height * margin,
  width: width * (1 + 2 * margin),
  height: height * (1 + 2 * margin),
});

/** A region within the picture. */
export const within = (picture: Picture, { left, top, width, height }: Region): Region => {
  const [x, y] = [max(0, left), max(0, top)];
  return {
    left: x,
    top: y,
    width: min(picture.width, left + width) - x,
    height: min(picture.height, top + height) - y,
  };
};

/** The smallest size of these proportions that contains the bounds. */
export const containing = ({ width, height }: Region, proportions: number): readonly [number, number] =>
  width / height > proportions ? [width, width / proportions] : [height * proportions, height];

/** The largest rectangle of these proportions around a point, so that the point is its middle. */
export const largestAround = (
  picture: Picture,
  { x, y }: Point,
  proportions: number,
): readonly [number, number] => {
  const [across, down] = [2 * min(x, picture.width - x), 2 * min(y, picture.height - y)];
  return across / down > proportions ? [down * proportions, down] : [across, across / proportions];
};

/** The picture without this share, or so many pixels, of the named sides: "left", "top bottom", or "all". */
export const trimmed = ({ width, height }: Picture, { edge, percent, pixels }: StepOptions): Region => {
  const sides = String(edge);
  const isOff = (side: string): boolean => sides === 'all' || sides.split(' ').includes(side);
  const isOpposite = (isOff('left') && isOff('right')) || (isOff('top') && isOff('bottom'));
  const most = isOpposite ? 0.45 : 0.95;
  const share = min(most, max(0.01, Number(percent) / 100));
  const [across, down] = [width, height].map((side) =>
    pixels === undefined ? round(side * share) : min(round(side * most), Number(pixels)),
  ) as [number, number];
  const [left, right] = [isOff('left') ? across : 0, isOff('right') ? across : 0];
  const [top, bottom] = [isOff('top') ? down : 0, isOff('bottom') ? down : 0];
  return { left, top, width: width - left - right, height: height - top - bottom };
};

/** The smallest rectangle around boxes, in pixels. Null when there are none. */
export const regionAround = ({ width, height }: Picture, boxes: readonly Box[]): Region | null => {
  if (boxes.length === 0) return null;
  const left = min(...boxes.map((box) => box.left)) * width;
  const top = min(...boxes.map((box) => box.top)) * height;
  return {
    left,
    top,
    width: max(...boxes.map((box) => box.right)) * width - left,
    height: max(...boxes.map((box) => box.bottom)) * height - top,
  };
};
