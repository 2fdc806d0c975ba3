import type { Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';
import { bytesFrom } from '../pixels/computed.ts';

const { round } = Math;

/** How much of a side belongs to the part: a half, a third or a quarter of the picture. */
const SHARES: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 };
/** The width of the soft edge of a side, as a fraction of the picture across it: wide, so that no seam shows. */
const EDGE = 0.24;
const SIDE = /^(left|right|top|bottom) (half|third|quarter)$/;
/** Two sides for one corner, one side for both its corners, or none for all four. */
const CORNERS = /^(?:(top|bottom) (left|right) corner|(?:(left|right|top|bottom) )?corners)$/;
/** A corner is far from the middle of the picture: from here on it begins, and here it is whole, in halves of the sides. */
const CORNER = { from: 0.75, whole: 1.25 } as const;
/** The middle of the picture and, outside it, its edges. */
const AROUND = /^(?:middle|edges)$/;
/** The edges begin so far from the middle of the picture, and are whole here, in halves of the sides. */
const EDGES = { from: 0.4, whole: 1 } as const;

export const isSide = (region: string): boolean =>
  SIDE.test(region) || CORNERS.test(region) || AROUND.test(region);

/** 0 to 1 between two bounds, smooth at both, because a bend in the tones shows as a line in a plain sky. */
const smooth = (value: number, from: number, to: number): number => {
  const at = ramp(value, from, to);
  return at ** 2 * (3 - 2 * at);
};

/** The mask of corners: 255 in the corners themselves, less and less towards the middle of the picture. */
const maskOfCorners = ({ width, height }: Picture, sides: readonly string[]): Mask => {
  const values = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const y = ((row + 0.5) / height) * 2 - 1;
    const isAtRow = y < 0 ? !sides.includes('bottom') : !sides.includes('top');
    if (!isAtRow) continue;
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) / width) * 2 - 1;
      const isAtColumn = x < 0 ? !sides.includes('right') : !sides.includes('left');
      // A corner reaches no further than the middle of both sides, at which it is 0.
      const isBeside = Math.min(Math.abs(x), Math.abs(y));
      if (isAtColumn)
        values[row * width + column] = round(
          255 * smooth(Math.hypot(x, y), CORNER.from, CORNER.whole) * smooth(isBeside, 0, 0.5),
        );
    }
  }
  return { width, height, values };
};

/** The mask of the middle of a picture, an ellipse with a wide soft edge, or of all around it, its edges: 255 inside. */
const maskAround = ({ width, height }: Picture, region: string): Mask => {
  const values = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const y = ((row + 0.5) / height) * 2 - 1;
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) / width) * 2 - 1;
      const outside = smooth(Math.hypot(x, y), EDGES.from, EDGES.whole);
      values[row * width + column] = round(255 * (region === 'edges' ? outside : 1 - outside));
    }
  }
  return { width, height, values };
};

/** The mask of a side, a corner, the middle or the edges of the picture, such as "left half" or "corners": 255 inside. */
export const maskOfSide = (picture: Picture, region: string): Mask => {
  if (AROUND.test(region)) return maskAround(picture, region);
  const corners = CORNERS.exec(region);
  if (corners !== null) return maskOfCorners(picture, corners.slice(1).filter(Boolean));
  const { width, height } = picture;
  const [, side = '', share = ''] = SIDE.exec(region) ?? [];
  const isAcross = side === 'left' || side === 'right';
  const length = isAcross ? width : height;
  const end = SHARES[share] ?? 0;
  // 255 at the side itself, and 0 beyond its edge.
  const along = bytesFrom({ length }, (_, at) => {
    const from = (at + 0.5) / length;
    const away = side === 'left' || side === 'top' ? from : 1 - from;
    return round(255 * (1 - smooth(away, end - EDGE / 2, end + EDGE / 2)));
  });
  const values = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    if (isAcross) values.set(along, row * width);
    else values.fill(along[row] ?? 0, row * width, (row + 1) * width);
  }
  return { width, height, values };
};
