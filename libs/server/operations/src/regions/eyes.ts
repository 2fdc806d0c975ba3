import { meshOf } from '../faces/face-mesh.ts';
import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import { irisesOf, type Iris } from '../faces/irises.ts';
import { NothingToDoError } from '../operation.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { lumaOf, type Picture, type Plane } from '../pixels/picture.ts';
import { polygonPlane } from '../pixels/polygon.ts';
import { ramp } from '../pixels/ramp.ts';
import { emptyMask, layInto } from './lay-into.ts';
import type { RegionFinder } from './region-finder.ts';

const { hypot, max, round } = Math;

const NO_EYES =
  'No eyes that are large enough were found in the image. Paint over the part that is meant, and ask again.';
/** The minimum radius of an iris in pixels, and the minimum openness of its eye. */
const LEAST_RADIUS = 2.5;
const LEAST_OPEN = 0.14;
/** The pupil reaches at least to the first fraction of the iris's radius and fades out up to the second. */
const PUPIL = { full: 0.26, none: 0.44 };
/** The soft edge of the iris, as fractions of its radius. Its dark ring stays. */
const RIM = { full: 0.76, none: 1.08 };
/** Pixels this many times as bright as the iris are its glints or the white of the eye. */
const GLINT = { from: 1.9, to: 2.6, least: 70 };

const medianLuma = ({ channels, data }: Picture, plane: Plane): number => {
  const lumas: number[] = [];
  plane.values.forEach((value, pixel) => {
    if (value < 0.5) return;
    const at = pixel * channels;
    lumas.push(lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  });
  return lumas.toSorted((a, b) => a - b)[lumas.length >> 1] ?? 0;
};

/** The ring between pupil and rim within the lids, without glints. */
const ringOf = (picture: Picture, { middle, radius, lids }: Iris): Plane => {
  const { width, height, channels, data } = picture;
  const open = polygonPlane(width, height, lids);
  const ring = open.values.map((value, pixel) => {
    if (value === 0) return 0;
    const away = hypot((pixel % width) + 0.5 - middle.x, Math.floor(pixel / width) + 0.5 - middle.y) / radius;
    return value * ramp(away, PUPIL.full, PUPIL.none) * (1 - ramp(away, RIM.full, RIM.none));
  });
  const usual = medianLuma(picture, { ...open, values: ring });
  const from = max(GLINT.least, usual * GLINT.from);
  const values = ring.map((value, pixel) => {
    if (value === 0) return 0;
    const at = pixel * channels;
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    return value * (1 - ramp(luma, from, (from * GLINT.to) / GLINT.from));
  });
  return boxFilter({ width, height, values }, max(0, round(radius / 12)));
};

/** The irises of all open eyes that are large enough, without pupils, glints and lids. */
export const findEyes: RegionFinder = async (picture, { infer }) => {
  const mask = emptyMask(picture);
  let eyes = 0;
  for (const face of await findFacesOfPeople(picture, infer)) {
    const mesh = await meshOf(picture, face, infer);
    if (mesh === null) continue;
    for (const iris of await irisesOf(mesh, infer)) {
      if (iris.radius < LEAST_RADIUS || iris.openness < LEAST_OPEN) continue;
      layInto(mask, ringOf(mesh.picture, iris), mesh.region);
      eyes++;
    }
  }
  if (eyes === 0) throw new NothingToDoError(NO_EYES);
  return mask;
};
