import { meshOf, type FaceMesh } from '../faces/face-mesh.ts';
import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import { NothingToDoError } from '../operation.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import type { Plane } from '../pixels/picture.ts';
import { emptyMask, layInto } from './lay-into.ts';
import { mouthOf, openingOf } from './mouth.ts';
import type { RegionFinder } from './region-finder.ts';
import { toothness } from './tooth-colors.ts';

const { max, round } = Math;

const NO_LIPS =
  'No lips that are large enough were found in the picture. Paint over the part that is meant, and ask again.';
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
export const findLips: RegionFinder = async (picture, { infer }) => {
  const mask = emptyMask(picture);
  let people = 0;
  for (const face of await findFacesOfPeople(picture, infer)) {
    const mesh = await meshOf(picture, face, infer);
    const lips = mesh === null ? null : lipsOf(mesh);
    if (mesh === null || lips === null) continue;
    layInto(mask, lips, mesh.region);
    people++;
  }
  if (people === 0) throw new NothingToDoError(NO_LIPS);
  return mask;
};
