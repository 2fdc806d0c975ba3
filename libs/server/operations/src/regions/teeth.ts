import type { FaceMesh } from '../faces/face-mesh.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import type { Plane } from '../pixels/picture.ts';
import { inFaces } from './in-faces.ts';
import { mouthOf, openingOf } from './mouth.ts';
import type { RegionFinder } from './region-finder.ts';
import { toothness } from './tooth-colors.ts';

const { max, round } = Math;

const NO_TEETH = 'No teeth were found in the image. Paint over the part that is meant, and ask again.';
/**
 * The opening grows by this fraction of its width, because the landmarks often lie on the teeth. Colors decide what is
 * a lip.
 */
const GROWTH = 0.02;
/** The minimum fraction of the opening that is teeth, and the minimum number of their pixels. */
const LEAST_SHARE = 0.12;
const LEAST_PIXELS = 10;
/** The width of the soft edge, as a fraction of the mouth's width. */
const EDGE = 1 / 90;

/** The teeth of one face, 0–1 for each pixel of the mesh's picture. Null when none show. */
const teethOf = (mesh: FaceMesh): Plane | null => {
  const found = mouthOf(mesh);
  if (found === null || found.colors === null) return null;
  const { wide, colors } = found;
  const { width, height, channels, data } = mesh.picture;
  const mouth = openingOf(mesh, GROWTH * wide);
  let [teeth, area] = [0, 0];
  const values = mouth.values.map((inside, pixel) => {
    if (inside === 0) return 0;
    const at = pixel * channels;
    const value = inside * toothness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, colors);
    teeth += value;
    area += inside;
    return value;
  });
  if (teeth < max(LEAST_PIXELS, LEAST_SHARE * area)) return null;
  const soft = boxFilter({ width, height, values }, max(1, round(EDGE * wide)));
  return {
    ...soft,
    values: soft.values.map((value, at) => value * Math.min(1, (mouth.values[at] ?? 0) * 2)),
  };
};

/** The teeth of all people who show them, without gums, lips, tongue, and the dark of the mouth. */
export const findTeeth: RegionFinder = inFaces(teethOf, NO_TEETH);
