import type { Operation } from '../operation.ts';
import { inRows, part } from '../pixels/bands.ts';
import { flatAreas, shareOfLabel } from '../pixels/flat-areas.ts';
import { fewColors } from '../pixels/few-colors.ts';
import { BRIGHTEST } from '../pixels/highlights.ts';
import { kuwahara } from '../pixels/kuwahara.ts';
import { fromOklab, type Oklab } from '../pixels/palettes.ts';
import { enlargedRows, reduced } from '../pixels/picture.ts';

const { max, min, round } = Math;

/** The number of inks at strength 1, including the paper, and its limits. */
const INKS = { usual: 14, least: 4, most: 24 };
/** The longer side of the copy on which areas are found. */
const WORKING_SIDE = 1_000;
/** As fractions of its longer side: the width of the brush, the reach of what calms borders, the side of an island. */
const BRUSH = 0.003;
const CALM = 0.007;
const ISLAND = 0.012;
/** The saturation of an ink relative to the photo's saturation, and by how much it is lowered until no component is clipped. */
const SATURATION = 1.5;
const STEP = 0.1;

/** The components (0–255) of the ink for a color, which is as vivid as it can be without clipping one. */
const inkOf = ([lightness, a, b]: Oklab): readonly number[] => {
  for (let saturation = SATURATION; saturation > 1; saturation -= STEP) {
    const ink = fromOklab([lightness, a * saturation, b * saturation]).map((value) => 255 * value);
    if (max(...ink) <= BRIGHTEST) return ink;
  }
  return fromOklab([lightness, a, b]).map((value) => min(BRIGHTEST, 255 * value));
};

/** Makes a picture look like a screen print: a few inks in flat areas with clean edges. */
export const posterize: Operation<'posterize'> = {
  id: 'posterize',
  title: 'posterize',
  phase: 'look',
  stage: 'Cutting the stencils',
  graded: true,
  example: 'Posterize it',
  async apply(picture, strength, { report }) {
    const { width, height, channels, data } = picture;
    const small = reduced(picture, WORKING_SIDE);
    const longest = max(small.width, small.height);
    const smooth = kuwahara(small, { radius: max(1.5, BRUSH * longest), sharpness: 12 });
    await report(0.2);
    const count = min(INKS.most, max(INKS.least, round(INKS.usual / max(0.25, strength))));
    const palette = fewColors(smooth, count);
    const areas = flatAreas(smooth, palette, { radius: CALM * longest, least: (ISLAND * longest) ** 2 });
    await report(0.5);
    const inks = areas.colors.map(inkOf);
    // Enlarged shares of each ink give edges that are smooth at full size.
    const shares = inks.map((_, label) => shareOfLabel(areas, label, 1));
    const sharesAt = enlargedRows(shares, width, height);
    await inRows(picture, part(report, 0.5, 1), (y, start) => {
      const rows = sharesAt(y);
      for (let x = 0, at = start; x < width; x++, at += channels) {
        let [label, most] = [0, -1];
        for (let other = 0; other < rows.length; other++) {
          const share = rows[other]?.[x] ?? 0;
          if (share > most) [label, most] = [other, share];
        }
        const ink = inks[label];
        for (let channel = 0; channel < 3; channel++) data[at + channel] = ink?.[channel] ?? 0;
      }
    });
    return picture;
  },
};
