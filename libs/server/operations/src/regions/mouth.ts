import type { FaceMesh } from '../faces/face-mesh.ts';
import { lumaOf, type Picture, type Plane } from '../pixels/picture.ts';
import { polygonPlane } from '../pixels/polygon.ts';
import { distance, type Point } from '../pixels/turned-square.ts';
import { rednessOf, type MouthColors } from './tooth-colors.ts';

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
/** The part of the opening's brightest pixels that are not very red: teeth in the light. */
const BRIGHT = 0.8;
/** Teeth are brighter than this fraction of the lips, and less red than this fraction of their redness. */
const LEAST_OF_LIPS = 1.08;
const MOST_REDNESS = 0.75;
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

/** A polygon after its corners moved so many pixels away from their middle. */
const grown = (points: readonly Point[], by: number): readonly Point[] => {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return points.map((point) => {
    const away = Math.max(1e-6, distance({ x, y }, point));
    return { x: point.x + ((point.x - x) / away) * by, y: point.y + ((point.y - y) / away) * by };
  });
};

/** The fraction (0–1) of each pixel that is between the inner edges of the lips after these grew by so many pixels. */
export const openingOf = ({ picture, pointsAt }: FaceMesh, growth = 0): Plane =>
  polygonPlane(picture.width, picture.height, grown(pointsAt(INNER_LIPS), growth));

/** A mouth that is large enough to be changed alone. */
export interface Mouth {
  /** The width between its corners, in pixels of the mesh's picture. */
  readonly wide: number;
  /** The fraction (0–1) of each pixel that is between the inner and the outer edges of the lips. */
  readonly lips: Plane;
  /** Null when no teeth show. */
  readonly colors: MouthColors | null;
}

/** The mouth of a face. Null when it is too small. */
export const mouthOf = (mesh: FaceMesh): Mouth | null => {
  const { picture, pointAt, pointsAt } = mesh;
  const wide = distance(pointAt(CORNERS.left), pointAt(CORNERS.right));
  if (wide < LEAST_WIDTH) return null;
  const { width, height } = picture;
  const outer = polygonPlane(width, height, pointsAt(OUTER_LIPS));
  const isOpen = distance(pointAt(MIDDLE.upper), pointAt(MIDDLE.lower)) >= LEAST_OPEN * wide;
  if (!isOpen) return { wide, lips: outer, colors: null };
  const opening = openingOf(mesh);
  const lips = { ...outer, values: outer.values.map((value, at) => value - (opening.values[at] ?? 0)) };
  return { wide, lips, colors: colorsOf(samplesIn(picture, opening), samplesIn(picture, lips)) };
};
