import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import type { Face } from '../faces/find-faces.ts';
import type { Infer, Operation } from '../operation.ts';
import { inRows, part } from '../pixels/bands.ts';
import { centreOfInterest } from '../pixels/centre-of-interest.ts';
import { applyGrade } from '../pixels/color-cube.ts';
import { blurredPlanes } from '../pixels/gaussian-blur.ts';
import { curved, inTurn, partly, saturated, toneCurve, vibrant } from '../pixels/grade.ts';
import { enlargedRows, type Picture } from '../pixels/picture.ts';

const { abs, max, min } = Math;

/**
 * The deviations of the two blurs as fractions of the longer side. The transition from sharp to blurred uses
 * both blurs.
 */
const SIGMAS = { near: 0.0022, far: 0.0075 };
/**
 * Half the height of the sharp band, if no faces need more, and the height of its transition to full blur, as fractions of the
 * picture's height.
 */
const BAND = { sharp: 0.09, passage: 0.26 };
/** Without people the band lies between these heights, because there is nothing to see at the edges. */
const FOCUS = { from: 0.4, to: 0.68 };
/**
 * Faces decide where the band is if the tallest has this fraction of the picture's height; those half as tall count too.
 * The room above a face's box is for the hair, as a fraction of the box. Half the band is at most `mostHalf`.
 */
const FACES = { least: 0.05, ofTallest: 0.5, above: 0.5, below: 0.25, mostHalf: 0.3 };

/** A grade for brighter colors, because models are painted in brighter colors than the real world. */
const PAINT = inTurn(
  vibrant(0.45),
  saturated(1.15),
  curved(toneCurve([0, 0.25, 0.6, 1], [0, 0.24, 0.65, 1])),
);

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** The middle of the sharp band and half its height, as fractions of the picture's height. */
interface Band {
  readonly middle: number;
  readonly half: number;
}

/** The band across the faces that are seen well, or null if there are none. */
export const bandAcross = (faces: readonly Face[]): Band | null => {
  const heightOf = ({ top, bottom }: Face): number => bottom - top;
  const tallest = max(0, ...faces.map(heightOf));
  if (tallest < FACES.least) return null;
  const seen = faces.filter((face) => heightOf(face) >= FACES.ofTallest * tallest);
  const top = min(...seen.map((face) => face.top - FACES.above * heightOf(face)));
  const bottom = max(...seen.map((face) => face.bottom + FACES.below * heightOf(face)));
  return { middle: (top + bottom) / 2, half: min(FACES.mostHalf, max(BAND.sharp, (bottom - top) / 2)) };
};

const bandOf = async (picture: Picture, infer: Infer): Promise<Band> => {
  const faces = await findFacesOfPeople(picture, infer).catch((): readonly Face[] => []);
  const middle = min(FOCUS.to, max(FOCUS.from, centreOfInterest(picture).y));
  return bandAcross(faces) ?? { middle, half: BAND.sharp };
};

/** Makes a scene look like a photo of a model: a narrow band in focus, across the faces if there are some, and colors as bright as paint. */
export const tiltShift: Operation<'tilt-shift'> = {
  id: 'tilt-shift',
  title: 'tilt-shift',
  phase: 'look',
  stage: 'Tilting the lens',
  graded: true,
  example: 'Tilt-shift miniature',
  async apply(picture, strength, { report, infer }) {
    const { width, height, channels, data } = picture;
    const band = await bandOf(picture, infer);
    await applyGrade(picture, partly(PAINT, strength), part(report, 0, 0.3));
    const longest = max(width, height);
    const near = blurredPlanes(picture, max(0.5, SIGMAS.near * longest * strength));
    const far = blurredPlanes(picture, max(0.8, SIGMAS.far * longest * strength));
    const nearAt = enlargedRows(near, width, height);
    const farAt = enlargedRows(far, width, height);
    await inRows(picture, part(report, 0.5, 1), (y, start) => {
      const away = (abs((y + 0.5) / height - band.middle) - band.half) / BAND.passage;
      if (away <= 0) return;
      const amount = 2 * smooth(min(1, away));
      const share = amount < 1 ? amount : amount - 1;
      const nearRow = nearAt(y);
      const farRow = amount < 1 ? nearRow : farAt(y);
      for (let x = 0, at = start; x < width; x++, at += channels) {
        for (let channel = 0; channel < 3; channel++) {
          const from = amount < 1 ? (data[at + channel] ?? 0) : (nearRow[channel]?.[x] ?? 0);
          data[at + channel] = from + ((farRow[channel]?.[x] ?? 0) - from) * share;
        }
      }
    });
    return picture;
  },
};
