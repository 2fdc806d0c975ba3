import type { Rect } from '@safelight/engine';
import type { PixelData } from 'ag-psd';

/** The pixels of a layer as RGBA, with the position of their top left corner on the canvas. */
export interface PlacedPixels {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

interface Edges {
  readonly left?: number;
  readonly top?: number;
}

export const placedPixels = (
  { data, width, height }: PixelData,
  { left = 0, top = 0 }: Edges,
): PlacedPixels => ({
  x: left,
  y: top,
  width,
  height,
  data: Uint8ClampedArray.from(data),
});

/** The opacity of a picture at a point of the canvas; 0 outside of it. */
const opacityAt = ({ x, y, width, height, data }: PlacedPixels, left: number, top: number): number =>
  left < x || top < y || left >= x + width || top >= y + height
    ? 0
    : (data[((top - y) * width + left - x) * 4 + 3] ?? 0);

/** The combined opacity of several pictures, 0 to 255. */
const opacityOfAll = (pictures: readonly PlacedPixels[], left: number, top: number): number =>
  255 * (1 - pictures.reduce((rest, one) => rest * (1 - opacityAt(one, left, top) / 255), 1));

/**
 * Clips a picture to what is opaque below it: a clipping mask in Photoshop. The base is one picture, or those
 * of a group.
 */
export const clippedTo = (pixels: PlacedPixels, base: readonly PlacedPixels[]): PlacedPixels => {
  const data = pixels.data.slice();
  for (let at = 3; at < data.length; at += 4) {
    const pixel = (at - 3) / 4;
    const [left, top] = [pixels.x + (pixel % pixels.width), pixels.y + Math.floor(pixel / pixels.width)];
    data[at] = ((data[at] ?? 0) * opacityOfAll(base, left, top)) / 255;
  }
  return { ...pixels, data };
};

/** A grayscale picture that covers `box`: the values of a mask inside its bounds and `outside` elsewhere. */
export const greyOver = (box: Rect, mask: PlacedPixels, outside: number): PlacedPixels => {
  const data = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const [left, top] = [box.x + x - mask.x, box.y + y - mask.y];
      const isInside = left >= 0 && top >= 0 && left < mask.width && top < mask.height;
      const grey = isInside ? (mask.data[(top * mask.width + left) * 4] ?? outside) : outside;
      data.set([grey, grey, grey, 255], (y * box.width + x) * 4);
    }
  }
  return { ...box, data };
};
