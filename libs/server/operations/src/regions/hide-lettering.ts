import { maskOfBoxes } from '../lettering/letter-mask.ts';
import { boundsAround, grownBy, type TextBox } from '../lettering/text-boxes.ts';
import type { Operation, OperationContext } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { letteringNamed } from './lettering.ts';

const { max, min, round } = Math;

/** The side of the squares of mean color that replace a line, as a fraction of its height: too large for letters. */
const SQUARE = 0.55;
const STRONGEST = 2;
/** The margin around a line, as a fraction of its height, so that no serif is left. */
const MARGIN = 0.12;
/** Around a line, this much of its height is averaged too, so that smooth squares have neighbours. */
const SURROUNDINGS = 0.5;

type Style = NonNullable<Operation['hides']>;

/**
 * Makes lines illegible, in place. Each line is replaced by squares of mean color whose size depends
 * on the height of its letters. Strengths above 1 make the squares larger, and lower ones do not make them smaller.
 */
export const hideLines = async (
  picture: Picture,
  boxes: readonly TextBox[],
  style: Style,
  strength: number,
): Promise<void> => {
  const { data, width, channels } = picture;
  for (const line of boxes) {
    const box = grownBy(line, MARGIN * line.height);
    const region = boundsAround(grownBy(box, SURROUNDINGS * line.height), picture);
    if (region.width === 0 || region.height === 0) continue;
    const square = max(2, SQUARE * line.height * min(STRONGEST, max(1, strength)));
    const [across, down] = [max(1, round(region.width / square)), max(1, round(region.height / square))];
    const part = sharpOf(crop(picture, region)).removeAlpha();
    const few = await pictureFrom(part.resize(across, down, { fit: 'fill', kernel: 'linear' }));
    const kernel = style === 'smooth' ? 'cubic' : 'nearest';
    const hidden = await pictureFrom(
      sharpOf(few).resize(region.width, region.height, { fit: 'fill', kernel }),
    );
    const place = { ...box, x: box.x - region.left, y: box.y - region.top };
    const { values } = maskOfBoxes(region, [place]);
    values.forEach((value, pixel) => {
      if (value === 0) return;
      const [x, y] = [pixel % region.width, Math.floor(pixel / region.width)];
      const [from, to] = [pixel * hidden.channels, ((region.top + y) * width + region.left + x) * channels];
      for (let channel = 0; channel < 3; channel++) {
        const before = data[to + channel] ?? 0;
        data[to + channel] = before + (((hidden.data[from + channel] ?? 0) - before) * value) / 255;
      }
    });
  }
};

/**
 * Makes the lettering illegible to which an operation is limited, in place. Throws NothingToDoError when there is none.
 */
export const hideLettering = async (
  picture: Picture,
  style: Style,
  strength: number,
  context: OperationContext,
): Promise<Picture> => {
  await context.report(0, 'Finding the part that is meant');
  const { where, place } = context.options;
  const target = { name: String(where), place: String(place ?? '') };
  const boxes = await letteringNamed(picture, target, context);
  await hideLines(picture, boxes, style, strength);
  context.note('Look whether any lettering can still be read, and paint over it.');
  return picture;
};
