const { max, min, round } = Math;

/** The distance from the edges, as a fraction of the picture's shorter side. */
const MARGIN = 0.05;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

const marginIn = ({ width, height }: Size): number => round(MARGIN * min(width, height));

/** The largest size of something that is laid over a picture without touching its edges, in pixels. */
export const roomIn = (picture: Size): Size => ({
  width: max(1, picture.width - 2 * marginIn(picture)),
  height: max(1, picture.height - 2 * marginIn(picture)),
});

/**
 * The left upper corner, in pixels, of something of this size that is laid over a picture at a place such as "top-right",
 * "left" or "center". For any other place, and for none, it is at the bottom in the middle.
 */
export const placeFor = (picture: Size, laid: Size, place: string): Corner => {
  const margin = marginIn(picture);
  const [middleX, middleY] = [(picture.width - laid.width) / 2, (picture.height - laid.height) / 2];
  const left = place.includes('left')
    ? margin
    : place.includes('right')
      ? picture.width - laid.width - margin
      : middleX;
  const isMiddle = place === 'center' || place === 'left' || place === 'right';
  const top = place.includes('top') ? margin : isMiddle ? middleY : picture.height - laid.height - margin;
  return { left: max(0, round(left)), top: max(0, round(top)) };
};
