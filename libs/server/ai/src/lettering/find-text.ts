import type { Infer } from '../operation.ts';
import { type Picture, resample } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import { confirmed } from './confirm-text.ts';
import { boxesIn, inPicture, type TextBox, withoutRepeats } from './text-boxes.ts';
import { textLikelihood } from './text-model.ts';

const { ceil, max, min, round } = Math;

/**
 * The longer sides of the copies in which text is searched: a small one, in which letters as high as a quarter of the
 * picture are small enough for the model, a usual one, and a large one for small print.
 */
export const SIDES = [480, 1_280, 2_560] as const;
/** The longest side of a part that the model looks at, and the overlap of two parts, in pixels of the copy. */
const PART = 1_280;
const OVERLAP = 128;

/** The starts of overlapping parts of one length along a side. */
const startsAlong = (length: number, part: number): readonly number[] => {
  if (length <= part) return [0];
  const count = ceil((length - OVERLAP) / (part - OVERLAP));
  return Array.from({ length: count }, (_, index) => round((index * (length - part)) / (count - 1)));
};

const boxesAt = async (picture: Picture, side: number, infer: Infer): Promise<readonly TextBox[]> => {
  const scale = min(1, side / max(picture.width, picture.height));
  const [width, height] = [max(1, round(picture.width * scale)), max(1, round(picture.height * scale))];
  const copy = scale === 1 ? picture : resample(picture, width, height);
  const [partWidth, partHeight] = [min(width, PART), min(height, PART)];
  const boxes: TextBox[] = [];
  for (const top of startsAlong(height, partHeight)) {
    for (const left of startsAlong(width, partWidth)) {
      const isWhole = partWidth === width && partHeight === height;
      const part = isWhole ? copy : crop(copy, { left, top, width: partWidth, height: partHeight });
      const plane = await textLikelihood(part, infer);
      const toCopy = { x: partWidth / plane.width, y: partHeight / plane.height };
      const toPicture = { x: picture.width / width, y: picture.height / height };
      const stretch = { x: toCopy.x * toPicture.x, y: toCopy.y * toPicture.y };
      const offset = { x: left * toPicture.x, y: top * toPicture.y };
      boxes.push(...boxesIn(plane).map((box) => inPicture(box, stretch, offset)));
    }
  }
  return boxes;
};

/** Finds the lines of text in a picture. The boxes contain the letters wholly, and are in pixels of the picture. */
export const findText = async (
  picture: Picture,
  infer: Infer,
  sides: readonly number[] = SIDES,
): Promise<readonly TextBox[]> => {
  const longest = max(picture.width, picture.height);
  const boxes: TextBox[] = [];
  for (const [at, side] of sides.entries()) {
    const before = sides[at - 1] ?? 0;
    if (before < longest) boxes.push(...(await boxesAt(picture, side, infer)));
  }
  return confirmed(picture, withoutRepeats(boxes), infer);
};
