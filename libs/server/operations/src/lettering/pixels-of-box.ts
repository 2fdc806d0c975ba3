import { boundsAround, placeIn, type TextBox } from './text-boxes.ts';

const { abs, min } = Math;

/** Calls `visit` with each pixel of the box, and how far inside the box it is: 0 at its edge, in pixels. */
export const eachPixelIn = (
  box: TextBox,
  size: { readonly width: number; readonly height: number },
  visit: (x: number, y: number, inside: number) => void,
): void => {
  const { left, top, width, height } = boundsAround(box, size);
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const place = placeIn(box, { x: x + 0.5, y: y + 0.5 });
      const inside = min(((1 - abs(place.x)) * box.length) / 2, ((1 - abs(place.y)) * box.height) / 2);
      if (inside >= 0) visit(x, y, inside);
    }
  }
};
