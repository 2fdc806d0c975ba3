import { meshOf, type FaceMesh } from '../faces/face-mesh.ts';
import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import { NothingToDoError } from '../operation.ts';
import type { Plane } from '../pixels/picture.ts';
import { emptyMask, layInto } from './lay-into.ts';
import type { RegionFinder } from './region-finder.ts';

/**
 * Finds a part of the faces of all people. `partOf` returns the part of one face, 0–1 for each pixel of the mesh's picture,
 * or null when the face does not show it. The finder throws NothingToDoError with `message` when no face shows it.
 */
export const inFaces =
  (partOf: (mesh: FaceMesh) => Plane | null, message: string): RegionFinder =>
  async (picture, { infer }) => {
    const mask = emptyMask(picture);
    let faces = 0;
    for (const face of await findFacesOfPeople(picture, infer)) {
      const mesh = await meshOf(picture, face, infer);
      const part = mesh === null ? null : partOf(mesh);
      if (mesh === null || part === null) continue;
      layInto(mask, part, mesh.region);
      faces++;
    }
    if (faces === 0) throw new NothingToDoError(message);
    return mask;
  };
