import { enlargedRows, type Picture } from '../pixels/picture.ts';
import { type Corners, distance, flattened } from '../pixels/perspective.ts';
import { isPaper, pageIn, paperIn } from './pages.ts';
import { lightOnPaper } from './paper-light.ts';
import { NothingToDoError, type Operation } from '../operation.ts';

const { max, round } = Math;

/** Of the light on the paper: what is at least as bright as `white` becomes white, and `black` becomes black. */
const TONES = { white: 0.96, black: 0.15 };
/** No light on paper is darker than this (0–1). */
const LEAST_LIGHT = 0.08;

/** The page as a rectangle seen from directly above. */
const pageWithin = (picture: Picture, corners: Corners): Picture => {
  const [tl, tr, br, bl] = corners;
  const width = max(1, round(max(distance(tl, tr), distance(bl, br))));
  const height = max(1, round(max(distance(tl, bl), distance(tr, br))));
  return flattened(picture, corners, { width, height, channels: 3 });
};

/**
 * Divides out shadows and the color of the light and of the paper, so that paper becomes evenly white, ink stays dark,
 * and stamps and photos keep their colors.
 */
const cleaned = (picture: Picture): Picture => {
  const { width, height, data, channels } = picture;
  const paper = paperIn(picture)?.paper;
  if (paper === undefined) return picture;
  const rowAt = enlargedRows(lightOnPaper(picture, paper), width, height);
  for (let y = 0, at = 0; y < height; y++) {
    const lights = rowAt(y);
    for (let x = 0; x < width; x++, at += channels) {
      lights.forEach((light, channel) => {
        const even = (data[at + channel] ?? 0) / 255 / max(LEAST_LIGHT, light[x] ?? 1);
        data[at + channel] = (255 * (even - TONES.black)) / (TONES.white - TONES.black);
      });
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
