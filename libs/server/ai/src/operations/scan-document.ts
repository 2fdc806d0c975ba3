import { boxFilter } from '../pixels/box-filter.ts';
import { lumaPlane, type Picture, type Plane, reduced, resizePlane } from '../pixels/picture.ts';
import { type Corners, isPaper, pageIn } from './pages.ts';
import { NothingToDoError, type Operation } from '../operation.ts';

const { hypot, max, min, round } = Math;

/** The longer side of the copy on which the light on the paper is measured. */
const LIGHT_SIDE = 400;
/** The light on the paper is even within this radius, as a fraction of the side. */
const LIGHT_REACH = 0.07;
/** The target brightness of paper. */
const PAPER = 0.97;
/** The factor by which the difference between ink and paper increases. */
const CONTRAST = 1.25;

const distance = (a: readonly [number, number], b: readonly [number, number]): number =>
  hypot(a[0] - b[0], a[1] - b[1]);

/** The page as a rectangle seen from directly above, mapped from its four corners. */
const flattened = (picture: Picture, [tl, tr, br, bl]: Corners): Picture => {
  const width = max(1, round(max(distance(tl, tr), distance(bl, br))));
  const height = max(1, round(max(distance(tl, bl), distance(tr, br))));
  const data = new Uint8ClampedArray(width * height * 3);
  // The projection of the unit square onto the four corners (Heckbert).
  const [dx1, dx2, dx3] = [tr[0] - br[0], bl[0] - br[0], tl[0] - tr[0] + br[0] - bl[0]];
  const [dy1, dy2, dy3] = [tr[1] - br[1], bl[1] - br[1], tl[1] - tr[1] + br[1] - bl[1]];
  const whole = dx1 * dy2 - dx2 * dy1 || 1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / whole, (dx1 * dy3 - dx3 * dy1) / whole];
  const [a, b] = [tr[0] - tl[0] + g * tr[0], bl[0] - tl[0] + h * bl[0]];
  const [d, e] = [tr[1] - tl[1] + g * tr[1], bl[1] - tl[1] + h * bl[1]];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height];
      const depth = g * u + h * v + 1;
      const fromX = min(picture.width - 1.001, max(0, (a * u + b * v + tl[0]) / depth - 0.5));
      const fromY = min(picture.height - 1.001, max(0, (d * u + e * v + tl[1]) / depth - 0.5));
      const [x0, y0] = [Math.floor(fromX), Math.floor(fromY)];
      const [fx, fy] = [fromX - x0, fromY - y0];
      const at = (y0 * picture.width + x0) * picture.channels;
      const row = picture.width * picture.channels;
      for (let channel = 0; channel < 3; channel++) {
        const value = (offset: number): number => picture.data[at + offset + channel] ?? 0;
        const upper = value(0) + (value(picture.channels) - value(0)) * fx;
        const lower = value(row) + (value(row + picture.channels) - value(row)) * fx;
        data[(y * width + x) * 3 + channel] = upper + (lower - upper) * fy;
      }
    }
  }
  return { width, height, channels: 3, data };
};

/** The light on the paper, which is the smoothed maximum brightness near each place. */
const lightOn = (picture: Picture): Plane => {
  const luma = lumaPlane(reduced(picture, LIGHT_SIDE));
  const radius = max(2, round(LIGHT_REACH * max(luma.width, luma.height)));
  const mean = boxFilter(luma, radius).values;
  // Ink is excluded from the mean by replacing pixels that are darker than paper.
  const bright = { ...luma, values: luma.values.map((value, at) => max(value, mean[at] ?? 0)) };
  return resizePlane(boxFilter(boxFilter(bright, radius), radius), picture.width, picture.height);
};

/** Divides out shadows and the lamp's color, so that paper becomes evenly white and ink stays dark. */
const cleaned = (picture: Picture): Picture => {
  const light = lightOn(picture).values;
  const { data, channels } = picture;
  for (let pixel = 0, at = 0; pixel < light.length; pixel++, at += channels) {
    const gain = PAPER / max(0.08, light[pixel] ?? 1);
    for (let channel = 0; channel < 3; channel++) {
      const even = ((data[at + channel] ?? 0) / 255) * gain;
      data[at + channel] = 255 * (1 - (1 - even) * CONTRAST);
    }
  }
  return picture;
};

/**
 * Turns a photo of a page into a scan. The result is cropped to the page, seen from directly above, on clean
 * white paper.
 */
export const scanDocument: Operation<'scan-document'> = {
  id: 'scan-document',
  title: 'document scan',
  phase: 'shape',
  stage: 'Looking for the page',
  example: 'Scan this document',
  async apply(picture, _strength, { note, report }) {
    const corners = pageIn(picture);
    if (corners === null) note('The edges of the page were not found, so only the paper was cleaned.');
    const page = corners === null ? picture : flattened(picture, corners);
    if (!isPaper(page, { hasEdges: corners !== null }))
      throw new NothingToDoError('No page was found in the picture.');
    await report(0.6, 'Cleaning the paper');
    return cleaned(page);
  },
};
