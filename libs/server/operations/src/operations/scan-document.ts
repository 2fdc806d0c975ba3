import { boxFilter } from '../pixels/box-filter.ts';
import { lumaPlane, type Picture, type Plane, reduced, resizePlane } from '../pixels/picture.ts';
import { type Corners, distance, flattened } from '../pixels/perspective.ts';
import { isPaper, pageIn } from './pages.ts';
import { NothingToDoError, type Operation } from '../operation.ts';

const { max, round } = Math;

/** The longer side of the copy on which the light on the paper is measured. */
const LIGHT_SIDE = 400;
/** The light on the paper is even within this radius, as a fraction of the side. */
const LIGHT_REACH = 0.07;
/** The target brightness of paper. */
const PAPER = 0.97;
/** The factor by which the difference between ink and paper increases. */
const CONTRAST = 1.25;

/** The page as a rectangle seen from directly above. */
const pageWithin = (picture: Picture, corners: Corners): Picture => {
  const [tl, tr, br, bl] = corners;
  const width = max(1, round(max(distance(tl, tr), distance(bl, br))));
  const height = max(1, round(max(distance(tl, bl), distance(tr, br))));
  return flattened(picture, corners, { width, height, channels: 3 });
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
    const page = corners === null ? picture : pageWithin(picture, corners);
    if (!isPaper(page, { hasEdges: corners !== null }))
      throw new NothingToDoError('No page was found in the image.');
    if (corners === null) note('The edges of the page were not found, so only the paper was cleaned.');
    await report(0.6, 'Cleaning the paper');
    return cleaned(page);
  },
};
