import { meshOf, type FaceMesh } from '../faces/face-mesh.ts';
import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import { NothingToDoError } from '../operation.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { lumaOf, type Picture, type Plane } from '../pixels/picture.ts';
import { polygonPlane } from '../pixels/polygon.ts';
import { distance, type Point } from '../pixels/turned-square.ts';
import { emptyMask, layInto } from './lay-into.ts';
import type { RegionFinder } from './region-finder.ts';
import { rednessOf, toothness, type MouthColors } from './tooth-colors.ts';

const { max, round } = Math;

const NO_TEETH = 'No teeth were found in the picture. Paint over the part that is meant, and ask again.';
/** The landmarks along the inner edge of the lips, and along the outer edge. */
const INNER_LIPS = [
  78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95,
];
const OUTER_LIPS = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
];
const CORNERS = { left: 78, right: 308 };
const MIDDLE = { upper: 13, lower: 14 };
/** The minimum width of a mouth in pixels, and the minimum height of its opening as a fraction of its width. */
const LEAST_WIDTH = 14;
const LEAST_OPEN = 0.045;
/**
 * The opening grows by this fraction of its width away from its middle, because the landmarks often lie on the
 * teeth. Colors decide what is a lip.
 */
const GROWTH = 0.02;
/** The part of the opening's brightest pixels that are not very red: teeth in the light. */
const BRIGHT = 0.8;
/** The minimum fraction of the opening that is teeth, and the minimum number of their pixels. */
const LEAST_SHARE = 0.12;
const LEAST_PIXELS = 10;
/** Teeth are brighter than this fraction of the lips, and less red than this fraction of their redness. */
const LEAST_OF_LIPS = 1.08;
const MOST_REDNESS = 0.75;
/** The width of the soft edge, as a fraction of the mouth's width. */
const EDGE = 1 / 90;
const INSIDE = 0.9;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

interface Sample {
  readonly luma: number;
  readonly redness: number;
}

const samplesIn = ({ channels, data }: Picture, { values }: Plane): readonly Sample[] => {
  const samples: Sample[] = [];
  values.forEach((value, pixel) => {
    if (value < INSIDE) return;
    const at = pixel * channels;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    samples.push({ luma: lumaOf(red, green, blue), redness: rednessOf(red, green, blue) });
  });
  return samples;
};

/** What the colors of a mouth say about its lips and teeth. Null when no teeth show. */
const colorsOf = (mouth: readonly Sample[], lips: readonly Sample[]): MouthColors | null => {
  const lipRedness = quantile(
    lips.map(({ redness }) => redness),
    0.5,
  );
  const lipLuma = quantile(
    lips.map(({ luma }) => luma),
    0.5,
  );
  const light = quantile(
    mouth.map(({ luma }) => luma),
    BRIGHT,
  );
  const teeth = mouth.filter(({ luma }) => luma >= 0.8 * light);
  const redness = quantile(
    teeth.map((sample) => sample.redness),
    0.25,
  );
  const isGray = Math.abs(lipRedness) < 0.02;
  if (light < LEAST_OF_LIPS * lipLuma) return null;
  if (!isGray && redness > MOST_REDNESS * lipRedness) return null;
  return { bright: light, lips: lipRedness, teeth: redness };
};

const grown = (points: readonly Point[], by: number): readonly Point[] => {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return points.map((point) => {
    const away = max(1e-6, distance({ x, y }, point));
    return { x: point.x + ((point.x - x) / away) * by, y: point.y + ((point.y - y) / away) * by };
  });
};

/** The teeth of one face, 0–1 for each pixel of the mesh's picture. Null when none show. */
const teethOf = ({ picture, pointAt, pointsAt }: FaceMesh): Plane | null => {
  const wide = distance(pointAt(CORNERS.left), pointAt(CORNERS.right));
  const open = distance(pointAt(MIDDLE.upper), pointAt(MIDDLE.lower));
  if (wide < LEAST_WIDTH || open < LEAST_OPEN * wide) return null;
  const { width, height, channels, data } = picture;
  const opening = polygonPlane(width, height, pointsAt(INNER_LIPS));
  const outer = polygonPlane(width, height, pointsAt(OUTER_LIPS));
  const lips = { ...outer, values: outer.values.map((value, at) => value - (opening.values[at] ?? 0)) };
  const mouth = polygonPlane(width, height, grown(pointsAt(INNER_LIPS), GROWTH * wide));
  const colors = colorsOf(samplesIn(picture, opening), samplesIn(picture, lips));
  if (colors === null) return null;
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
export const findTeeth: RegionFinder = async (picture, { infer }) => {
  const mask = emptyMask(picture);
  let people = 0;
  for (const face of await findFacesOfPeople(picture, infer)) {
    const mesh = await meshOf(picture, face, infer);
    const teeth = mesh === null ? null : teethOf(mesh);
    if (mesh === null || teeth === null) continue;
    layInto(mask, teeth, mesh.region);
    people++;
  }
  if (people === 0) throw new NothingToDoError(NO_TEETH);
  return mask;
};
