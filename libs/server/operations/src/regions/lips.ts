import type { FaceMesh } from '../faces/face-mesh.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import type { Plane } from '../pixels/picture.ts';
import { inFaces } from './in-faces.ts';
import { mouthOf, openingOf } from './mouth.ts';
import type { RegionFinder } from './region-finder.ts';
import { toothness } from './tooth-colors.ts';

const { max, round } = Math;

const NO_LIPS =
  'No lips that are large enough were found in the image. Paint over the part that is meant, and ask again.';
/** Teeth are among the lips at most this far from the opening, as a fraction of the mouth's width. */
const TEETH_WITHIN = 0.06;
/** The width of the soft edge, as a fraction of the mouth's width. */
const EDGE = 1 / 40;

/** The lips of one face, 0–1 for each pixel of the mesh's picture, without the teeth that the landmarks leave among them. */
const lipsOf = (mesh: FaceMesh): Plane | null => {
  const mouth = mouthOf(mesh);
  if (mouth === null) return null;
  const { wide, lips, colors } = mouth;
  const { channels, data } = mesh.picture;
  const teeth = colors === null ? null : openingOf(mesh, TEETH_WITHIN * wide);
  const values = lips.values.map((inside, pixel) => {
    const mayBeTooth = teeth?.values[pixel] ?? 0;
    if (inside === 0 || mayBeTooth === 0 || colors === null) return inside;
    const at = pixel * channels;
    return inside * (1 - mayBeTooth * toothness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, colors));
  });
  return boxFilter({ ...lips, values }, max(1, round(EDGE * wide)));
};

/** The lips of all people who are seen from the front, without teeth and tongue. */
export const findLips: RegionFinder = inFaces(lipsOf, NO_LIPS);
