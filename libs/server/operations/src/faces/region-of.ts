import type { Picture } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';
import type { Face } from './find-faces.ts';

const { max, min, round } = Math;

/** The margin around the box of a face, as fractions of the box. */
export interface Room {
  readonly beside: number;
  readonly above: number;
  readonly below: number;
}

/** The box of a face with the margin `room`, in pixels of the picture. */
export const regionOf = (
  { left, top, right, bottom }: Face,
  room: Room,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): Region => {
  const [w, h] = [right - left, bottom - top];
  const x0 = round(max(0, left - w * room.beside) * width);
  const y0 = round(max(0, top - h * room.above) * height);
  const x1 = round(min(1, right + w * room.beside) * width);
  const y1 = round(min(1, bottom + h * room.below) * height);
  return { left: x0, top: y0, width: max(1, x1 - x0), height: max(1, y1 - y0) };
};
