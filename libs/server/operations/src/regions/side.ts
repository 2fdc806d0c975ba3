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

export const isSide = (region: string): boolean => SIDE.test(region);

/** The mask of a side of the picture, such as "left half" or "top third": 255 inside. */
export const maskOfSide = ({ width, height }: Picture, region: string): Mask => {
  const [, side = '', share = ''] = SIDE.exec(region) ?? [];
  const isAcross = side === 'left' || side === 'right';
  const length = isAcross ? width : height;
  const end = SHARES[share] ?? 0;
  // 255 at the side itself, and 0 beyond its edge.
  const along = bytesFrom({ length }, (_, at) => {
    const from = (at + 0.5) / length;
    const away = side === 'left' || side === 'top' ? from : 1 - from;
    const beyond = ramp(away, end - EDGE / 2, end + EDGE / 2);
    // Smooth at both ends of the edge too: a bend in the tones shows as a line in a plain sky.
    return round(255 * (1 - beyond ** 2 * (3 - 2 * beyond)));
  });
  const values = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    if (isAcross) values.set(along, row * width);
    else values.fill(along[row] ?? 0, row * width, (row + 1) * width);
  }
  return { width, height, values };
};
