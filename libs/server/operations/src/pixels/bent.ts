import { floatsFrom } from './computed.ts';
import type { Plane } from './picture.ts';

const { atan2, ceil, cos, floor, hypot, max, PI, sin } = Math;

/** The angle of an arc of letters: less looks like a mistake, more turns the outer letters on their side. */
const ARC = (100 / 180) * PI;
/** The height of letters as a fraction of the arc's radius, above which their upper and lower edges differ too much in width. */
const HIGHEST = 0.35;

/** The value of a plane at a point between its pixels, and 0 beside it. */
const valueAt = ({ width, height, values }: Plane, x: number, y: number): number => {
  const [left, top] = [floor(x), floor(y)];
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : (values[row * width + column] ?? 0);
  const [right, down] = [x - left, y - top];
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
};

/**
 * The letters along an arc, in a plane as large as the arc: "up" as on a rainbow, "down" as on the lower rim of a plate.
 * Along the middle of the line the letters keep their width.
 */
export const bent = (letters: Plane, curve: 'up' | 'down'): Plane => {
  const middle = max(letters.width / ARC, letters.height / HIGHEST);
  const [outer, inner] = [middle + letters.height / 2, middle - letters.height / 2];
  const half = letters.width / middle / 2;
  const width = ceil(2 * outer * sin(half));
  const height = ceil(outer - inner * cos(half));
  const values = floatsFrom({ length: width * height }, (_, at) => {
    const x = (at % width) + 0.5 - width / 2;
    const row = floor(at / width) + 0.5;
    // How far the point is above the center of the circle, or below it if the letters hang.
    const y = outer - (curve === 'up' ? row : height - row);
    const along = atan2(x, y) * middle + letters.width / 2;
    const across = curve === 'up' ? outer - hypot(x, y) : hypot(x, y) - inner;
    return valueAt(letters, along - 0.5, across - 0.5);
  });
  return { width, height, values };
};
