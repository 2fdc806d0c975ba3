import { subjectMask } from './subject-mask.ts';
import type { Infer, Mask } from '../operation.ts';
import { type Picture, resizePlane } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import type { Box } from '../objects/find-objects.ts';

/** The margin around a box in which the object's outline is searched, as a fraction of the box. */
const MARGIN = 0.18;
/**
 * A pixel with at least this likelihood belongs to the object. The limit is low, because people notice the
 * remains of a removed object.
 */
const OBJECT = 0.35;
/** When the outline fills less than this fraction of its box, the whole box is used instead. */
const LEAST_FILL = 0.25;
/**
 * The mask grows by this fraction of the longer side to include soft edges and the shadow next to the object.
 */
const GROWTH = 1 / 120;
const LEAST_GROWTH = 3;

/** A box with a margin (a fraction of the box), in pixels of `picture`. */
export const regionAround = (
  { left, top, right, bottom }: Box,
  picture: Pick<Picture, 'width' | 'height'>,
  margin: number,
): Region => {
  const [mx, my] = [(right - left) * margin, (bottom - top) * margin];
  const x0 = Math.floor(Math.max(0, left - mx) * picture.width);
  const y0 = Math.floor(Math.max(0, top - my) * picture.height);
  const x1 = Math.ceil(Math.min(1, right + mx) * picture.width);
  const y1 = Math.ceil(Math.min(1, bottom + my) * picture.height);
  return { left: x0, top: y0, width: Math.max(1, x1 - x0), height: Math.max(1, y1 - y0) };
};

/** Grows the mask in place by `radius`, first along rows and then along columns. */
export const grow = ({ width, height, values }: Mask, radius: number): Mask => {
  const rows = new Uint8Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0, since = Infinity; x < width; x++) {
      since = (values[y * width + x] ?? 0) > 0 ? 0 : since + 1;
      if (since <= radius) rows[y * width + x] = 255;
    }
    for (let x = width - 1, since = Infinity; x >= 0; x--) {
      since = (values[y * width + x] ?? 0) > 0 ? 0 : since + 1;
      if (since <= radius) rows[y * width + x] = 255;
    }
  }
  const grown = rows.slice();
  for (let x = 0; x < width; x++) {
    for (let y = 0, since = Infinity; y < height; y++) {
      since = rows[y * width + x] === 255 ? 0 : since + 1;
      if (since <= radius) grown[y * width + x] = 255;
    }
    for (let y = height - 1, since = Infinity; y >= 0; y--) {
      since = rows[y * width + x] === 255 ? 0 : since + 1;
      if (since <= radius) grown[y * width + x] = 255;
    }
  }
  return { width, height, values: grown };
};

/** The distance by which a mask grows, in pixels of the picture. */
export const growthFor = ({ width, height }: Picture): number =>
  Math.max(LEAST_GROWTH, Math.round(Math.max(width, height) * GROWTH));

/**
 * The mask of the objects in `boxes` before it grows. It follows the objects' outlines, or with `wholly`
 * fills the boxes.
 */
export const objectMask = async (
  picture: Picture,
  boxes: readonly Box[],
  infer: Infer,
  wholly: boolean,
): Promise<Mask> => {
  const { width, height } = picture;
  const values = new Uint8Array(width * height);
  for (const box of boxes) {
    const near = regionAround(box, picture, MARGIN);
    const tight = regionAround(box, picture, 0);
    const outline = wholly
      ? null
      : resizePlane(await subjectMask(crop(picture, near), infer), near.width, near.height).values;
    const filled = outline?.reduce((count, value) => count + (value > OBJECT ? 1 : 0), 0) ?? 0;
    const isOutlined = outline !== null && filled > LEAST_FILL * tight.width * tight.height;
    const region = isOutlined ? near : tight;
    for (let y = 0; y < region.height; y++) {
      const first = (region.top + y) * width + region.left;
      for (let x = 0; x < region.width; x++) {
        if (!isOutlined || (outline[y * near.width + x] ?? 0) > OBJECT) values[first + x] = 255;
      }
    }
  }
  return { width, height, values };
};
