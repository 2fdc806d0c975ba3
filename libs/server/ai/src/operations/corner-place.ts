const { max, min, round } = Math;

/** The distance from the edges, as a fraction of the picture's shorter side. */
const MARGIN = 0.05;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly left: number;
  readonly top: number;
}

/**
 * Where something of this size is laid over a picture for a place such as "top-right", "left" or "center", in pixels.
 * It is at the bottom in the middle when the prompt names no place.
 */
export const placeFor = (picture: Size, laid: Size, place: string): Point => {
  const margin = round(MARGIN * min(picture.width, picture.height));
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
