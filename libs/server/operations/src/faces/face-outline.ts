import type { Picture, Plane } from '../pixels/picture.ts';
import { polygonPlane } from '../pixels/polygon.ts';
import { distance, type Point } from '../pixels/turned-square.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { max, min, round } = Math;

/** The landmarks along the outline of a face from the forehead around, along both eyes, both brows and the lips. */
const OUTLINE = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
const JAW = [172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397];
const EYES = [
  [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
  [362, 382, 381, 380, 374, 373, 390, 249, 263, 466, 388, 387, 386, 385, 384, 398],
];
const BROWS = [
  [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  [336, 296, 334, 293, 300, 276, 283, 282, 295, 285],
];
const LIPS = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146];
const [FOREHEAD, CHIN] = [10, 152];

/** How far eyes, brows and lips reach beyond their landmarks, and the soft edge, as fractions of the face's height. */
const BEYOND = { eyes: 0.018, brows: 0.014, lips: 0.014 };
const EDGE = 1 / 70;
/** The edge lies mostly outside of what is left alone. */
const LEFT = 1.6;
/** The steps in which the surroundings of a face fade out: its outline enlarged, and its jaw moved down. */
const AROUND = [1.09, 1.18, 1.27];
const BELOW = [0.14, 0.28, 0.42];
/** The neck is narrower than the jaw. */
const NECK = 0.86;

/** The parts of a small picture around a face, 0–1 for each pixel. */
export interface FaceOutline {
  /** The face without eyes, brows and lips. */
  readonly face: Plane;
  /** Forehead up to the hair, temples, ears and neck, where these may be, and less with the distance. */
  readonly around: Plane;
  /** 0 on eyes, brows and lips, and 1 away from them. */
  readonly free: Plane;
  /** The height of the face in pixels. */
  readonly height: number;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const movedFrom = (middle: Point, point: Point, by: number): Point => {
  const away = max(1e-6, distance(middle, point));
  return { x: point.x + ((point.x - middle.x) / away) * by, y: point.y + ((point.y - middle.y) / away) * by };
};

const scaledFrom = (middle: Point, { x, y }: Point, times: number): Point => ({
  x: middle.x + (x - middle.x) * times,
  y: middle.y + (y - middle.y) * times,
});

const product = (plane: Plane, other: Plane): Plane => ({
  ...plane,
  values: plane.values.map((value, at) => value * (other.values[at] ?? 0)),
});

/** 0 on what planes mark and close to it, with a soft edge. */
const freeOf = (
  { width, height }: Pick<Picture, 'width' | 'height'>,
  planes: readonly Plane[],
  edge: number,
): Plane => {
  const values = floatsFrom({ length: width * height }, (_, at) =>
    max(...planes.map((plane) => plane.values[at] ?? 0)),
  );
  const soft = boxFilter({ width, height, values }, max(1, round(edge)));
  return { ...soft, values: soft.values.map((value) => 1 - min(1, LEFT * value)) };
};

/** The parts of a face that landmarks of MediaPipe's face mesh outline. `pointAt` is in pixels of the small picture. */
export const outlineOf = (
  { width, height }: Pick<Picture, 'width' | 'height'>,
  pointAt: (index: number) => Point,
): FaceOutline => {
  const pointsAt = (indices: readonly number[]): readonly Point[] => indices.map(pointAt);
  const plane = (points: readonly Point[]): Plane => polygonPlane(width, height, points);
  const outline = pointsAt(OUTLINE);
  const middle = middleOf(outline);
  const [top, chin] = [pointAt(FOREHEAD), pointAt(CHIN)];
  const tall = distance(top, chin);
  const grown = (indices: readonly number[], by: number): Plane => {
    const points = pointsAt(indices);
    const own = middleOf(points);
    return plane(points.map((point) => movedFrom(own, point, by * tall)));
  };
  const features = [
    ...EYES.map((eye) => grown(eye, BEYOND.eyes)),
    ...BROWS.map((brow) => grown(brow, BEYOND.brows)),
    grown(LIPS, BEYOND.lips),
  ];
  const free = freeOf({ width, height }, features, EDGE * tall);
  const jaw = pointsAt(JAW);
  const jawMiddle = middleOf(jaw);
  const down = { x: (chin.x - top.x) / max(1, tall), y: (chin.y - top.y) / max(1, tall) };
  const steps = AROUND.map((times, at) => {
    const by = (BELOW[at] ?? 0) * tall;
    const neck = jaw.map((point) => {
      const narrow = scaledFrom(jawMiddle, point, NECK);
      return { x: narrow.x + down.x * by, y: narrow.y + down.y * by };
    });
    return [
      plane(outline.map((point) => scaledFrom(middle, point, times))),
      plane([...jaw.toReversed(), ...neck]),
    ] as const;
  });
  const around = floatsFrom({ length: width * height }, (_, at) =>
    steps.reduce(
      (sum, [wide, low]) => sum + max(wide.values[at] ?? 0, low.values[at] ?? 0) / steps.length,
      0,
    ),
  );
  return {
    face: product(plane(outline), free),
    around: product({ width, height, values: around }, free),
    free,
    height: tall,
  };
};

/** A face by its box and its eyes, in pixels of a small picture. */
export interface FaceBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly eyes: readonly Point[];
}

/** The oval in the box of a face that is skin, as fractions of the box; and its soft edge. */
const OVAL = { across: 0.44, down: 0.58, up: 0.08 };
/** The places of brows and eyes, and of the mouth, as multiples of the distance between the eyes. */
const EYE = { across: 0.42, up: 0.5, down: 0.24 };
const MOUTH = { below: 1.15, across: 0.62, up: 0.3, down: 0.36 };
const CORNERS = 24;

const oval = ({ x, y }: Point, across: number, up: number, down = up): readonly Point[] =>
  Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const height = Math.sin(angle);
    return { x: x + across * Math.cos(angle), y: y + (height < 0 ? up : down) * height };
  });

/** The parts of a face of which only the box and the eyes are known, such as one in profile. Less of it counts as skin. */
export const outlineInBox = (
  { width, height }: Pick<Picture, 'width' | 'height'>,
  { left, top, right, bottom, eyes }: FaceBox,
): FaceOutline => {
  const [across, tall] = [right - left, bottom - top];
  const between = middleOf(eyes);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  // In a profile the eyes are close to each other.
  const apart = max(0.35 * across, distance(eyes[0] ?? between, eyes[1] ?? between));
  const mouth = { x: between.x, y: between.y + MOUTH.below * apart };
  const features = [
    ...eyes.map((eye) => oval(eye, EYE.across * apart, EYE.up * apart, EYE.down * apart)),
    oval(mouth, MOUTH.across * apart, MOUTH.up * apart, MOUTH.down * apart),
  ].map((points) => polygonPlane(width, height, points));
  const free = freeOf({ width, height }, features, 2 * EDGE * tall);
  const face = polygonPlane(
    width,
    height,
    oval({ x: middle.x, y: middle.y - OVAL.up * tall }, OVAL.across * across, OVAL.down * tall),
  );
  return {
    face: product(face, free),
    around: { width, height, values: new Float32Array(width * height) },
    free,
    height: tall,
  };
};
