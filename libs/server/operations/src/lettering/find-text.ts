import type { Infer } from '../operation.ts';
import { type Picture, resample } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { confirmed } from './confirm-text.ts';
import { partsOf } from './parts-of.ts';
import { regionsAround } from './regions-around.ts';
import { boxesIn, inPicture, type TextBox } from './text-boxes.ts';
import { textLikelihood } from './text-model.ts';

const { max, min, round } = Math;

/**
 * The longer sides of the copies in which text is searched: a small one, in which letters as high as a quarter of the
 * picture are small enough for the model, a usual one, and a large one for small print.
 */
const SIDES = [480, 1_280, 2_560] as const;
/** The sides that are enough to see whether text is left, because small print is erased letter by letter. */
const SIDES_AFTERWARDS = SIDES.slice(0, 2);

const isWhole = (region: Region, { width, height }: Picture): boolean =>
  region.width === width && region.height === height;

/** The boxes in a region of the picture, which is scaled as if the picture had this longer side. */
const boxesAt = async (
  picture: Picture,
  side: number,
  region: Region,
  infer: Infer,
): Promise<readonly TextBox[]> => {
  const scale = min(1, side / max(picture.width, picture.height));
  const [width, height] = [max(1, round(region.width * scale)), max(1, round(region.height * scale))];
  const source = isWhole(region, picture) ? picture : crop(picture, region);
  const copy = scale === 1 ? source : resample(source, width, height);
  const toPicture = { x: region.width / width, y: region.height / height };
  const boxes: TextBox[] = [];
  for (const part of partsOf(copy)) {
    const plane = await textLikelihood(isWhole(part, copy) ? copy : crop(copy, part), infer);
    const stretch = {
      x: (part.width / plane.width) * toPicture.x,
      y: (part.height / plane.height) * toPicture.y,
    };
    const offset = { x: region.left + part.left * toPicture.x, y: region.top + part.top * toPicture.y };
    boxes.push(...boxesIn(plane).map((box) => inPicture(box, stretch, offset)));
  }
  return boxes;
};

/** Finds the lines of text in a picture. The boxes contain the letters wholly, and are in pixels of the picture. */
export const findText = async (picture: Picture, infer: Infer): Promise<readonly TextBox[]> => {
  const { width, height } = picture;
  const whole = { left: 0, top: 0, width, height };
  const boxes: TextBox[] = [];
  for (const [at, side] of SIDES.entries()) {
    if ((SIDES[at - 1] ?? 0) < max(width, height))
      boxes.push(...(await boxesAt(picture, side, whole, infer)));
  }
  return confirmed(picture, boxes, infer);
};

/** Finds the text that is left where lines were removed. The rest of the picture is not looked at. */
export const findTextLeft = async (
  picture: Picture,
  removed: readonly TextBox[],
  infer: Infer,
): Promise<readonly TextBox[]> => {
  const boxes: TextBox[] = [];
  for (const region of regionsAround(picture, removed)) {
    for (const side of SIDES_AFTERWARDS) boxes.push(...(await boxesAt(picture, side, region, infer)));
  }
  return confirmed(picture, boxes, infer);
};
