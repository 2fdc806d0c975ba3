import type { FaceMesh } from '../faces/face-mesh.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';
import type { Point } from '../pixels/turned-square.ts';

const { abs, ceil, floor, hypot, max, min } = Math;

/** Landmarks of the face mesh. */
const CHIN = 152;
const NOSE_TIP = 1;
const CHEEKS = [234, 454] as const;
const EYE_CORNERS = [33, 133, 362, 263];
/**
 * How far the crown is above the eyes, as multiples of the distance from the eyes to the chin. The eyes of a head are
 * about in the middle of its height; what is seen higher than the highest crown is hair.
 */
const CROWN = { usual: 1, lowest: 0.85, highest: 1.15 };
/** The half width of the strip through the middle of the head in which the crown is sought, in widths of the face. */
const STRIP = 0.2;
/** A row shows the head when at least this fraction of the strip is opaque. */
const ROW = 0.5;
const OPAQUE = 128;

/** A head, in pixels of the picture. */
export interface Head {
  readonly chin: Point;
  readonly eyes: Point;
  /** The middle between the cheeks. */
  readonly middle: number;
  readonly faceWidth: number;
  /** How far the nose is away from the middle of the face: 0 from the front, 1 in profile. */
  readonly turned: number;
  /** How much the line of the eyes falls to a side (sine of the angle). */
  readonly tilted: number;
}

/** Measures a head by its landmarks. */
export const headOf = ({ region, pointAt, pointsAt }: FaceMesh): Head => {
  const [left, right] = [pointAt(CHEEKS[0]), pointAt(CHEEKS[1])];
  const corners = pointsAt(EYE_CORNERS);
  const [nose, chin] = [pointAt(NOSE_TIP), pointAt(CHIN)];
  const width = max(1, hypot(right.x - left.x, right.y - left.y));
  const along =
    ((nose.x - left.x) * (right.x - left.x) + (nose.y - left.y) * (right.y - left.y)) / (width * width);
  const mean = (of: (point: Point) => number): number =>
    corners.reduce((sum, point) => sum + of(point), 0) / corners.length;
  const [first, last] = [corners[0] ?? left, corners.at(-1) ?? right];
  return {
    chin: { x: chin.x + region.left, y: chin.y + region.top },
    eyes: { x: mean(({ x }) => x) + region.left, y: mean(({ y }) => y) + region.top },
    middle: (left.x + right.x) / 2 + region.left,
    faceWidth: width,
    turned: abs(along - 0.5) * 2,
    tilted: abs(last.y - first.y) / max(1, hypot(last.x - first.x, last.y - first.y)),
  };
};

/** A photo of a head, in heights of the photo. */
export interface HeadPhoto {
  /** The height of the head from crown to chin. */
  readonly head: number;
  /** The space above the head. */
  readonly above: number;
  /** How far the head may be lower than that. */
  readonly lowered: number;
  readonly width: number;
}

/** The part of a picture in which the photo of a head lies, wherever between its limits the crown turns out to be. */
export const partForPhoto = (
  { chin, eyes, middle }: Head,
  { head, above, lowered, width }: HeadPhoto,
  picture: Picture,
): Region => {
  const tallest = ((1 + CROWN.highest) * (chin.y - eyes.y)) / head;
  const within = (value: number, most: number): number => max(0, min(most, value));
  const left = within(floor(middle - (tallest * width) / 2) - 1, picture.width - 1);
  const right = within(ceil(middle + (tallest * width) / 2) + 1, picture.width);
  const top = within(floor(chin.y - tallest * (head + above + lowered)) - 1, picture.height - 1);
  const bottom = within(ceil(chin.y + tallest * (1 - head - above)) + 1, picture.height);
  return { left, top, width: max(1, right - left), height: max(1, bottom - top) };
};

/** A head in pixels of a part of its picture. */
export const headInPart = (head: Head, { left, top }: Region): Head => ({
  ...head,
  chin: { x: head.chin.x - left, y: head.chin.y - top },
  eyes: { x: head.eyes.x - left, y: head.eyes.y - top },
  middle: head.middle - left,
});

/** The highest row of the head in a cut-out, followed upwards from the eyes. Null when the eyes were cut away. */
const highestRow = ({ width, channels, data }: Picture, { eyes, middle, faceWidth }: Head): number | null => {
  const from = max(0, floor(middle - STRIP * faceWidth));
  const to = min(width, floor(middle + STRIP * faceWidth) + 1);
  let highest: number | null = null;
  for (let y = floor(eyes.y); y >= 0; y--) {
    let opaque = 0;
    for (let x = from; x < to; x++) if ((data[(y * width + x) * channels + 3] ?? 0) >= OPAQUE) opaque++;
    if (opaque < ROW * (to - from)) break;
    highest = y;
  }
  return highest;
};

/**
 * The row of the crown, and whether the picture cuts it off. Without a cut-out (RGBA) it follows from the
 * proportions of heads.
 */
export const crownOf = (
  head: Head,
  cut: Picture | null,
): { readonly row: number; readonly isCutOff: boolean } => {
  const half = head.chin.y - head.eyes.y;
  const seen = cut === null ? null : highestRow(cut, head);
  const usual = head.eyes.y - CROWN.usual * half;
  if (seen === null) return { row: usual, isCutOff: usual < 0 };
  const row = max(head.eyes.y - CROWN.highest * half, min(head.eyes.y - CROWN.lowest * half, seen));
  return { row, isCutOff: seen === 0 };
};
