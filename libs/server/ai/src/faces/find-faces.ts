import type { Infer, Tensor } from '../operation.ts';
import { type Picture, resample, reduced } from '../pixels/picture.ts';
import { anchorAt, mergedHits, type Hit } from './face-hits.ts';

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

/** The side of the model's input in pixels. */
const SIDE = 256;
/** The number of values per hit. */
const VALUES = 16;
/** The number of hits in each of the model's two grids. */
const GRIDS = [
  { scores: 0, boxes: 1, count: 512, first: 0 },
  { scores: 2, boxes: 3, count: 384, first: 512 },
] as const;
/** At level n the longer side of the picture is n windows long. Windows overlap by the fraction `OVERLAP`. */
const LEVELS = [1, 2, 4] as const;
const OVERLAP = 0.3;
/**
 * The maximum factor by which a small picture is enlarged. With more, the model finds faces that do not
 * exist.
 */
const MOST_ENLARGED = 1.5;
/** The minimum confidence of a hit. */
const LEAST_SCORE = 0.5;
/** A hit with at least this confidence needs no second check. */
const SURE = 0.9;
/** The side of the window for the second check of an uncertain face, as a multiple of the face. */
const SECOND_LOOK = 3;

/** A window of a picture as the model's input. Areas beyond the picture's edges are black. */
const windowOf = (picture: Picture, left: number, top: number): Tensor => {
  const values = new Float32Array(SIDE * SIDE * 3).fill(-1);
  const { width, height, channels, data } = picture;
  for (let y = Math.max(0, -top); y < Math.min(SIDE, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(SIDE, width - left); x++) {
      const from = ((top + y) * width + left + x) * channels;
      for (let channel = 0; channel < 3; channel++) {
        values[(y * SIDE + x) * 3 + channel] = (data[from + channel] ?? 0) / 127.5 - 1;
      }
    }
  }
  return { values, shape: [1, SIDE, SIDE, 3] };
};

/** The hits in one window, in pixels of the window. */
const hitsIn = async (input: Tensor, infer: Infer): Promise<readonly Hit[]> => {
  const outputs = await infer('blazeface', input);
  const hits: Hit[] = [];
  for (const { scores, boxes, count, first } of GRIDS) {
    const [score, box] = [outputs[scores]?.values, outputs[boxes]?.values];
    for (let index = 0; index < count; index++) {
      const likelihood = 1 / (1 + Math.exp(-Math.max(-100, Math.min(100, score?.[index] ?? -100))));
      if (likelihood < LEAST_SCORE) continue;
      const anchor = anchorAt(first + index);
      const value = (at: number): number => box?.[index * VALUES + at] ?? 0;
      const point = (at: number): { x: number; y: number } => ({
        x: value(at) + anchor.x,
        y: value(at + 1) + anchor.y,
      });
      const [centre, width, height] = [point(0), value(2), value(3)];
      hits.push({
        score: likelihood,
        box: {
          left: centre.x - width / 2,
          top: centre.y - height / 2,
          right: centre.x + width / 2,
          bottom: centre.y + height / 2,
        },
        eyes: [point(4), point(6)],
      });
    }
  }
  return hits;
};

const startsAlong = (length: number): readonly number[] => {
  if (length <= SIDE) return [Math.floor((length - SIDE) / 2)];
  const count = Math.ceil((length - SIDE) / (SIDE * (1 - OVERLAP))) + 1;
  return Array.from({ length: count }, (_, index) => Math.round((index * (length - SIDE)) / (count - 1)));
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
  const longest = Math.max(picture.width, picture.height);
  const scale = (SIDE * level) / longest;
  if (level > 1 && scale > MOST_ENLARGED) return [];
  const [width, height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ];
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

/** True when the model finds the face again in an enlarged window around the face. */
const isSeenAgain = async (picture: Picture, { box }: Hit, infer: Infer): Promise<boolean> => {
  const side =
    SECOND_LOOK * Math.max((box.right - box.left) * picture.width, (box.bottom - box.top) * picture.height);
  const scale = SIDE / Math.max(1, side);
  const scaled = resample(
    picture,
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const left = Math.round(((box.left + box.right) / 2) * scaled.width - SIDE / 2);
  const top = Math.round(((box.top + box.bottom) / 2) * scaled.height - SIDE / 2);
  const hits = await hitsIn(windowOf(scaled, left, top), infer);
  return hits.some(({ box: { left: x0, right: x1, top: y0, bottom: y1 } }) => {
    const [x, y] = [(x0 + x1) / 2 / SIDE, (y0 + y1) / 2 / SIDE];
    return Math.hypot(x - 0.5, y - 0.5) < 0.5 / SECOND_LOOK;
  });
};

const LARGEST_COPY = 1_024;

/**
 * Finds faces with BlazeFace, ordered by confidence. It finds faces down to about 2 % of the longer side,
 * rotated by up to 60°.
 */
export const findFaces = async (picture: Picture, infer: Infer): Promise<readonly Face[]> => {
  const small = reduced(picture, LARGEST_COPY);
  const hits: Hit[] = [];
  for (const level of LEVELS) hits.push(...(await hitsAtLevel(small, level, infer)));
  const faces: Face[] = [];
  for (const hit of mergedHits(hits)) {
    if (hit.score < SURE && !(await isSeenAgain(small, hit, infer))) continue;
    faces.push({ ...hit.box, score: hit.score, eyes: hit.eyes });
  }
  return faces;
};
