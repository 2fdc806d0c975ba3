import { ANIMALS, findFacesOfPeople } from '../faces/faces-of-people.ts';
import { areaOf, type Box, findObjects, hasMiddleOf } from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import { type Picture, reduced } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';

const { abs, max, min, round } = Math;

/** The longer side of the copy in which people and animals are detected. */
const DETECTION_SIDE = 1_024;
const LEAST_SCORE = 0.45;
/** Smaller people and animals, as a fraction of the picture, are in the background. */
const LEAST_AREA = 0.05;
/** Smaller faces than this fraction of the largest are those of people far behind. */
export const LEAST_FACE = 0.3;
/** Room around the box of a face, from chin to brows, in fractions of the largest one: for hair and chin, and to look well. */
const HEAD = { side: 0.4, top: 0.5, bottom: 0.3 };
const ROOM = { side: 0.8, top: 0.8, bottom: 0.8 };
/** The upper part of a person who is seen without a face, or of an animal, in which the head is. */
const UPPER = { person: 0.3, animal: 0.4 };
/** How much it matters that something is seen. Of faces, the larger and surer ones matter more. */
const WEIGHTS = { face: 4, head: 3, being: 2, subject: 1, room: 0.5 };

/** Something of the picture that should be seen, as fractions of its sides, and how much that matters. */
interface Wanted {
  readonly box: Box;
  readonly weight: number;
}

export interface WantedParts {
  /** What should be seen, and how much each matters. */
  readonly wanted: readonly Wanted[];
  /** The heads whose faces are seen. */
  readonly heads: readonly Box[];
}

const widened = ({ left, top, right, bottom }: Box, largest: Box, room: typeof HEAD): Box => {
  const [w, h] = [largest.right - largest.left, largest.bottom - largest.top];
  return {
    left: max(0, left - w * room.side),
    top: max(0, top - h * room.top),
    right: min(1, right + w * room.side),
    bottom: min(1, bottom + h * room.bottom),
  };
};

/** The upper parts of large animals, and of large people whose faces are not seen. */
const beingsIn = async (picture: Picture, infer: Infer, faces: readonly Box[]): Promise<readonly Box[]> => {
  const names = ['person', ...ANIMALS];
  const found = await findObjects(reduced(picture, DETECTION_SIDE), infer, {
    names,
    leastScore: LEAST_SCORE,
  }).catch(() => []);
  return found
    .filter(({ box }) => areaOf(box) >= LEAST_AREA && !faces.some((face) => hasMiddleOf(box, face)))
    .map(({ name, box }) => ({
      ...box,
      bottom: box.top + (box.bottom - box.top) * (name === 'person' ? UPPER.person : UPPER.animal),
    }));
};

/** What of a picture should be seen after a crop: faces, heads with some room, people and animals, and the subject. */
export const wantedIn = async (
  picture: Picture,
  infer: Infer,
  subject: Region | null,
): Promise<WantedParts> => {
  const widthOf = ({ left, right }: Box): number => right - left;
  const found = await findFacesOfPeople(picture, infer).catch(() => []);
  const largest = found.toSorted((a, b) => widthOf(b) - widthOf(a))[0];
  const faces = found.filter((face) => widthOf(face) >= LEAST_FACE * widthOf(largest ?? face));
  const wanted: Wanted[] = (await beingsIn(picture, infer, found)).map((box) => ({
    box,
    weight: WEIGHTS.being,
  }));
  if (subject !== null) {
    const { left, top, width, height } = subject;
    const box = {
      left: left / picture.width,
      top: top / picture.height,
      right: (left + width) / picture.width,
      bottom: (top + height) / picture.height,
    };
    wanted.push({ box, weight: WEIGHTS.subject });
  }
  if (largest === undefined) return { wanted, heads: [] };
  for (const face of faces) {
    const share = face.score * (widthOf(face) / widthOf(largest)) ** 2;
    wanted.push(
      { box: face, weight: WEIGHTS.face * share },
      { box: widened(face, largest, HEAD), weight: WEIGHTS.head * share },
      { box: widened(face, largest, ROOM), weight: WEIGHTS.room * share },
    );
  }
  return { wanted, heads: faces.map((face) => widened(face, largest, HEAD)) };
};

/** A stretch along a side of the picture, in pixels. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** True when a stretch contains another one but for rounding. */
const holds = (start: number, length: number, { from, to }: Span): boolean =>
  from >= start - 1 && to <= start + length + 1;

/** A stretch, or the middle of one that is too long to be seen as a whole. */
const atMost = (length: number, { from, to }: Span): Span => {
  const over = max(0, to - from - length) / 2;
  return { from: from + over, to: to - over };
};

/** Where a window along one side starts: it shows what matters most, and its middle is close to `middle`. */
const bestStart = (
  total: number,
  length: number,
  middle: number,
  wanted: readonly (Span & { readonly weight: number })[],
): number => {
  const spans = wanted.map((span) => ({ ...span, ...atMost(length, span) }));
  const inside = (start: number): number => min(total - length, max(0, round(start)));
  const usual = inside(middle - length / 2);
  const seenFrom = (start: number): number =>
    spans.reduce((sum, span) => sum + (holds(start, length, span) ? span.weight : 0), 0);
  const starts = [usual, ...spans.flatMap(({ from, to }) => [inside(from), inside(to - length)])];
  return starts.toSorted((a, b) => seenFrom(b) - seenFrom(a) || abs(a - usual) - abs(b - usual))[0] ?? usual;
};

/** The rectangle of a size that shows the most of what should be seen, and otherwise has `middle` in its middle. */
export const bestWindow = (
  picture: Picture,
  size: Pick<Region, 'width' | 'height'>,
  middle: { readonly x: number; readonly y: number },
  wanted: readonly Wanted[],
): Region => {
  const width = max(1, min(picture.width, round(size.width)));
  const height = max(1, min(picture.height, round(size.height)));
  const across = wanted.map(({ box, weight }) => ({
    from: box.left * picture.width,
    to: box.right * picture.width,
    weight,
  }));
  const down = wanted.map(({ box, weight }) => ({
    from: box.top * picture.height,
    to: box.bottom * picture.height,
    weight,
  }));
  return {
    left: bestStart(picture.width, width, middle.x, across),
    top: bestStart(picture.height, height, middle.y, down),
    width,
    height,
  };
};

/** The largest part of a box that a window leaves out along one side, as a fraction of the box. */
export const cutFrom = (picture: Picture, { left, top, width, height }: Region, box: Box): number => {
  const lost = (from: number, to: number, start: number, length: number): number =>
    (max(0, start - from) + max(0, to - start - length)) / max(1, to - from);
  return max(
    lost(box.left * picture.width, box.right * picture.width, left, width),
    lost(box.top * picture.height, box.bottom * picture.height, top, height),
  );
};
