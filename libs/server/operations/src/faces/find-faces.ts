import type { Box } from '../objects/find-objects.ts';
import type { Infer, Tensor } from '../operation.ts';
import { type Picture, resample, reduced } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import { mergedHits, type Hit } from './face-hits.ts';
import { hitsIn, SIDE, windowOf } from './face-model.ts';

const { ceil, floor, hypot, max, min, round } = Math;

/** The box of a face, from chin to brows, and its eyes, as fractions of the picture's sides. */
export interface Face {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly score: number;
  /** The left and right eye as the viewer sees them, as fractions of the picture's sides. */
  readonly eyes: readonly [
    { readonly x: number; readonly y: number },
    { readonly x: number; readonly y: number },
  ];
}

/** The sizes at which the picture is searched: the number of windows of the model along the longer side. */
const LEVELS = [1, 2, 4] as const;
/** The fraction of a window that it shares with the next window. */
const OVERLAP = 0.3;
/**
 * The maximum factor by which a small picture is enlarged. With more, the model finds faces that do not
 * exist.
 */
const MOST_ENLARGED = 1.5;
/** The minimum confidence of a hit that may be a face. */
const LEAST_CANDIDATE = 0.35;
/** A hit with at least this confidence is a face without running the model on it again. */
const SURE = 0.9;
/**
 * The squares around a less certain hit on which the model runs again, as multiples of the face's size. The
 * model also runs on their mirror images, because it often finds a turned face in only one of the two.
 */
const SQUARES = [4, 5.5, 8] as const;
/** How often the model runs again on a less certain hit. */
const LOOKS = 2 * SQUARES.length;
/** The minimum mean confidence over all runs of the model on a face. */
const LEAST_SCORE = 0.5;
/** The side of a square around a person, as a multiple of the person's longer side. */
const PERSON_ROOM = 1.1;
/** The upper fraction of a person's height in which the face is searched again, enlarged. */
const UPPER_PART = 0.5;

/** True for a hit in the middle of the window whose size is similar to a face's. */
const isInMiddle = ({ box: { left, top, right, bottom } }: Hit, face: number): boolean =>
  hypot((left + right - SIDE) / 2, (top + bottom - SIDE) / 2) < face / 2 &&
  right - left > face / 2 &&
  right - left < face * 2;

const startsAlong = (length: number): readonly number[] => {
  if (length <= SIDE) return [floor((length - SIDE) / 2)];
  const count = ceil((length - SIDE) / (SIDE * (1 - OVERLAP))) + 1;
  return Array.from({ length: count }, (_, index) => round((index * (length - SIDE)) / (count - 1)));
};

/** Converts a hit from pixels of a scaled picture's window at `left`, `top` to fractions of the picture. */
const inShares = (
  { score, box, eyes }: Hit,
  left: number,
  top: number,
  width: number,
  height: number,
): Hit => {
  const x = (value: number): number => (left + value) / width;
  const y = (value: number): number => (top + value) / height;
  const [one, other] = eyes;
  return {
    score,
    box: { left: x(box.left), top: y(box.top), right: x(box.right), bottom: y(box.bottom) },
    eyes: [
      { x: x(one.x), y: y(one.y) },
      { x: x(other.x), y: y(other.y) },
    ],
  };
};

const hitsAtLevel = async (picture: Picture, level: number, infer: Infer): Promise<readonly Hit[]> => {
  const longest = max(picture.width, picture.height);
  const scale = (SIDE * level) / longest;
  if (level > 1 && scale > MOST_ENLARGED) return [];
  const [width, height] = [max(1, round(picture.width * scale)), max(1, round(picture.height * scale))];
  const scaled = resample(picture, width, height);
  const hits: Hit[] = [];
  for (const top of startsAlong(height)) {
    for (const left of startsAlong(width)) {
      const found = await hitsIn(windowOf(scaled, left, top), infer);
      hits.push(...found.map((hit) => inShares(hit, left, top, width, height)));
    }
  }
  return hits;
};

/** The picture, and a smaller copy whose resolution is high enough for most squares. */
interface Sources {
  readonly picture: Picture;
  readonly small: Picture;
}

/** A square around a point, in pixels of the picture. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A square of the picture as a window of the model: a function for the square as it is, and for its mirror image. */
const windowOn = ({ picture, small }: Sources, square: Square): ((isMirrored: boolean) => Tensor) => {
  const reduction = small.width / picture.width;
  const isFine = square.side * reduction < SIDE;
  const [source, scale] = isFine ? [picture, 1] : [small, reduction];
  const side = square.side * scale;
  const [left, top] = [square.x * scale - side / 2, square.y * scale - side / 2];
  const [x, y] = [max(0, floor(left)), max(0, floor(top))];
  const width = max(1, min(source.width, ceil(left + side)) - x);
  const height = max(1, min(source.height, ceil(top + side)) - y);
  const zoom = SIDE / side;
  const scaled = resample(
    crop(source, { left: x, top: y, width, height }),
    max(1, round(width * zoom)),
    max(1, round(height * zoom)),
  );
  return (isMirrored) => windowOf(scaled, round((left - x) * zoom), round((top - y) * zoom), isMirrored);
};

/** The mean confidence of all looks at a face, or 0 as soon as it cannot reach the minimum. */
const certaintyOf = async (sources: Sources, { box, score }: Hit, infer: Infer): Promise<number> => {
  if (score >= SURE) return score;
  const { width, height } = sources.picture;
  const { left, top, right, bottom } = box;
  const face = max((right - left) * width, (bottom - top) * height);
  const [x, y] = [((left + right) / 2) * width, ((top + bottom) / 2) * height];
  let sum = 0;
  let ahead = LOOKS;
  for (const times of SQUARES) {
    const window = windowOn(sources, { x, y, side: times * face });
    for (const isMirrored of [false, true]) {
      if (sum + ahead < LEAST_SCORE * LOOKS) return 0;
      const hits = await hitsIn(window(isMirrored), infer);
      sum += max(0, ...hits.filter((hit) => isInMiddle(hit, SIDE / times)).map((hit) => hit.score));
      ahead--;
    }
  }
  return sum / LOOKS;
};

/** The hits on one person: in a square around the whole person, and in one around the upper part. */
const hitsOfPerson = async (
  sources: Sources,
  { left, top, right, bottom }: Box,
  infer: Infer,
): Promise<readonly Hit[]> => {
  const { width, height } = sources.picture;
  const hits: Hit[] = [];
  for (const part of [1, UPPER_PART]) {
    const [across, down] = [(right - left) * width, (bottom - top) * height * part];
    const square = {
      x: ((left + right) / 2) * width,
      y: top * height + down / 2,
      side: PERSON_ROOM * max(across, down),
    };
    const zoom = SIDE / square.side;
    const found = await hitsIn(windowOn(sources, square)(false), infer);
    hits.push(
      ...found.map((hit) =>
        inShares(hit, square.x * zoom - SIDE / 2, square.y * zoom - SIDE / 2, width * zoom, height * zoom),
      ),
    );
  }
  return hits;
};

const LARGEST_COPY = 1_024;

/** Where faces are sought, and which of them. */
export interface FaceSearch {
  /** The boxes of people, in which smaller faces are found too. */
  readonly people?: readonly Box[];
  /** False for the box of a face that makes no difference, which saves the model's further looks at it. */
  readonly isWanted?: (face: Box) => boolean;
}

/**
 * Finds faces with BlazeFace, ordered by confidence, down to about 2 % of the longer side and rotated by up to
 * 60°. In the boxes of people it also finds smaller ones. A face counts when the model sees it in most of several
 * looks, because single looks miss turned faces and mistake hands and leaves for faces.
 */
export const findFaces = async (
  picture: Picture,
  infer: Infer,
  { people = [], isWanted = () => true }: FaceSearch = {},
): Promise<readonly Face[]> => {
  const sources = { picture, small: reduced(picture, LARGEST_COPY) };
  const hits: Hit[] = [];
  for (const level of LEVELS) hits.push(...(await hitsAtLevel(sources.small, level, infer)));
  for (const person of people) hits.push(...(await hitsOfPerson(sources, person, infer)));
  const faces: Face[] = [];
  const candidates = mergedHits(hits.filter(({ score }) => score >= LEAST_CANDIDATE));
  for (const hit of candidates.filter(({ box }) => isWanted(box))) {
    const score = await certaintyOf(sources, hit, infer);
    if (score >= LEAST_SCORE) faces.push({ ...hit.box, score, eyes: hit.eyes });
  }
  return faces.toSorted((a, b) => b.score - a.score);
};
