import type { Infer, Tensor } from '../operation.ts';
import { type Picture, resample } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { COCO_NAMES } from './coco-names.ts';

/** The edges of a box as fractions (0–1) of the picture's sides. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface FoundObject {
  /** A name in COCO_NAMES. */
  readonly name: string;
  /** The confidence of the detector, 0–1. */
  readonly score: number;
  readonly box: Box;
}

/** The side of the model's input in pixels. */
const SIDE = 416;
/** The mean and deviation of blue, green and red in the pictures with which the model was trained. */
const MEAN = [103.53, 116.28, 123.675] as const;
const DEVIATION = [57.375, 57.12, 58.395] as const;
/** The cell sizes of the model's three grids in pixels. */
const STRIDES = [8, 16, 32] as const;
/** The number of positions in a distribution of distances. */
const BINS = 11;
/** Boxes of one class that overlap by more than this fraction of their union are one object. */
const SAME_OBJECT = 0.5;
/** A box with this fraction of its area inside another box shows a part of the same object. */
const PART_OF_OBJECT = 0.8;
/** The overlap of the squares along the longer side. A nearly square picture needs only one square. */
const SQUARES_OVERLAP = 0.5;
const LEAST_ROOM = 0.2;
const MOST_SQUARES = 5;

const modelInput = (picture: Picture): Tensor => {
  const { data } = resample(picture, SIDE, SIDE);
  const count = SIDE * SIDE;
  const values = new Float32Array(3 * count);
  for (let pixel = 0; pixel < count; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const value = data[pixel * 3 + 2 - channel] ?? 0;
      values[channel * count + pixel] = (value - (MEAN[channel] ?? 0)) / (DEVIATION[channel] ?? 1);
    }
  }
  return { values, shape: [1, 3, SIDE, SIDE] };
};

/** The expected distance, in cells, of the distribution whose logits begin at `from`. */
const expectedDistance = (logits: Float32Array, from: number): number => {
  let highest = -Infinity;
  for (let bin = 0; bin < BINS; bin++) highest = Math.max(highest, logits[from + bin] ?? 0);
  let [total, weighted] = [0, 0];
  for (let bin = 0; bin < BINS; bin++) {
    const weight = Math.exp((logits[from + bin] ?? 0) - highest);
    total += weight;
    weighted += weight * bin;
  }
  return weighted / total;
};

/** The most likely of the requested classes in one cell. */
const bestClass = (
  scores: Float32Array,
  cell: number,
  classes: readonly number[],
): { readonly index: number; readonly score: number } => {
  let [index, score] = [0, 0];
  for (const candidate of classes) {
    const value = scores[cell * COCO_NAMES.length + candidate] ?? 0;
    if (value > score) [index, score] = [candidate, value];
  }
  return { index, score };
};

const within = (value: number): number => Math.min(1, Math.max(0, value));

interface Search {
  /** Indexes of COCO_NAMES. */
  readonly classes: readonly number[];
  readonly leastScore: number;
}

/**
 * The objects that one grid of the model reports. It describes a box by distances from the center of its
 * cell.
 */
const objectsOnGrid = (
  scores: Float32Array,
  distances: Float32Array,
  stride: number,
  { classes, leastScore }: Search,
): readonly FoundObject[] => {
  const cells = SIDE / stride;
  const found: FoundObject[] = [];
  for (let cell = 0; cell < cells * cells; cell++) {
    const { index, score } = bestClass(scores, cell, classes);
    if (score < leastScore) continue;
    const x = (cell % cells) + 0.5;
    const y = Math.floor(cell / cells) + 0.5;
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((side) =>
      expectedDistance(distances, (cell * 4 + side) * BINS),
    );
    const box = {
      left: within((x - left) / cells),
      top: within((y - top) / cells),
      right: within((x + right) / cells),
      bottom: within((y + bottom) / cells),
    };
    found.push({ name: COCO_NAMES[index] ?? '', score, box });
  }
  return found;
};

/** The fraction (0–1) of the picture that a box covers. */
export const areaOf = ({ left, top, right, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** True if the middle of one box is in another one, or in this fraction of it from its top down. */
export const hasMiddleOf = ({ left, top, right, bottom }: Box, other: Box, part = 1): boolean => {
  const [x, y] = [(other.left + other.right) / 2, (other.top + other.bottom) / 2];
  return x >= left && x <= right && y >= top && y <= top + (bottom - top) * part;
};

/** The area that two boxes share, as a fraction (0–1) of the picture. */
export const sharedBy = (a: Box, b: Box): number =>
  areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

/** How far a box may lie beside its object, as a fraction of the box. */
const BESIDE = 0.04;
/** A box with the little that it may lie beside its object, as people who touch have boxes that only meet. */
export const widened = ({ left, top, right, bottom }: Box): Box => {
  const [x, y] = [(right - left) * BESIDE, (bottom - top) * BESIDE];
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
};

/** True for two boxes of the same object: the boxes overlap widely, or one is inside the other. */
export const isSameObject = (a: Box, b: Box): boolean => {
  const shared = sharedBy(a, b);
  const [sizeA, sizeB] = [areaOf(a), areaOf(b)];
  return shared > SAME_OBJECT * (sizeA + sizeB - shared) || shared > PART_OF_OBJECT * Math.min(sizeA, sizeB);
};

const objectsSeen = async (
  picture: Picture,
  infer: Infer,
  search: Search,
): Promise<readonly FoundObject[]> => {
  const outputs = await infer('nanodet', modelInput(picture));
  const answered = (rows: number, columns: number): Float32Array => {
    const output = outputs.find(({ shape }) => shape[1] === rows && shape[2] === columns);
    if (output === undefined) throw new Error('The detector answered in an unknown shape.');
    return output.values;
  };
  return STRIDES.flatMap((stride) => {
    const cells = (SIDE / stride) ** 2;
    return objectsOnGrid(answered(cells, COCO_NAMES.length), answered(cells, 4 * BINS), stride, search);
  });
};

/**
 * Overlapping squares along the longer side. Without them objects of a long picture would be too small or
 * distorted. Empty for a square picture.
 */
const squaresOf = ({ width, height }: Picture): readonly Region[] => {
  const side = Math.min(width, height);
  const room = Math.max(width, height) - side;
  if (room < LEAST_ROOM * side) return [];
  const count = Math.min(MOST_SQUARES, 1 + Math.ceil(room / (side * (1 - SQUARES_OVERLAP))));
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round((room * index) / (count - 1));
    return width > height
      ? { left: from, top: 0, width: side, height: side }
      : { left: 0, top: from, width: side, height: side };
  });
};

/**
 * The side of a quarter, as a fraction of the picture's side. It is above a half, so that neighbours overlap.
 */
const QUARTER = 0.6;

const quartersOf = ({ width, height }: Picture): readonly Region[] => {
  const [w, h] = [Math.round(width * QUARTER), Math.round(height * QUARTER)];
  return [0, height - h].flatMap((top) => [0, width - w].map((left) => ({ left, top, width: w, height: h })));
};

/** Converts a box in a part of the picture to a box in the whole picture. */
const fromPart = ({ left, top, right, bottom }: Box, part: Region, { width, height }: Picture): Box => ({
  left: (part.left + left * part.width) / width,
  top: (part.top + top * part.height) / height,
  right: (part.left + right * part.width) / width,
  bottom: (part.top + bottom * part.height) / height,
});

export interface ObjectSearch {
  /** The COCO classes to find, by default all. An object is also found when another class is more likely. */
  readonly names?: readonly string[];
  /** Also searches overlapping quarters of the picture, in which small objects are twice as large. */
  readonly isCloser?: boolean;
  /** The minimum confidence, 0–1; 0.4 by default. */
  readonly leastScore?: number;
}

/**
 * Finds objects of COCO classes with NanoDet, ordered by confidence. Long pictures are also searched in
 * parts.
 */
export const findObjects = async (
  picture: Picture,
  infer: Infer,
  { names = COCO_NAMES, leastScore = 0.4, isCloser = false }: ObjectSearch = {},
): Promise<readonly FoundObject[]> => {
  const search = { classes: names.map((name) => COCO_NAMES.indexOf(name)), leastScore };
  const candidates = [...(await objectsSeen(picture, infer, search))];
  for (const square of [...squaresOf(picture), ...(isCloser ? quartersOf(picture) : [])]) {
    const seen = await objectsSeen(crop(picture, square), infer, search);
    candidates.push(...seen.map((object) => ({ ...object, box: fromPart(object.box, square, picture) })));
  }
  const kept: FoundObject[] = [];
  for (const object of candidates.toSorted((a, b) => b.score - a.score)) {
    const isNew = kept.every(({ name, box }) => name !== object.name || !isSameObject(box, object.box));
    if (isNew) kept.push(object);
  }
  return kept;
};
