import { facesMeant, type FacesMeant } from '../faces/faces-meant.ts';
import { findPeople, HEAD_PART } from '../faces/faces-of-people.ts';
import { regionOf } from '../faces/region-of.ts';
import { regionAround } from '../matting/object-mask.ts';
import { personIn } from '../matting/people-mask.ts';
import type { Box } from '../objects/find-objects.ts';
import { type Infer, NothingToDoError, type Operation, type StepOptions } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';

const { ceil, max, min } = Math;

/** The margin around a face's box, as fractions of the box: hair above, chin below, ears beside. */
const HEAD = { above: 0.45, below: 0.2, beside: 0.22 };
/**
 * The number of squares along a head. Each square has the mean color of its area, so that no finer detail is
 * left.
 */
const CELLS = 6;
/** The width of the oval's soft edge, in squared radii. */
const OVAL_EDGE = 0.04;

/** The maximum height of a person's upper part that is hidden, as a fraction of the box's width. */
const TALLEST = 0.85;
/** The minimum likelihood of a pixel of a person, low so that hair and edges are included. */
const PERSON = 0.15;

/** A function that returns for each pixel of a region how much of it is hidden, 0–1. */
type Cover = (x: number, y: number) => number;

/** Reduces a picture to a few squares of mean color, and enlarges them smoothly or with hard edges. */
const averaged = async (picture: Picture, isSmooth: boolean): Promise<Picture> => {
  const few = await pictureFrom(sharpOf(picture).resize(CELLS, CELLS, { fit: 'fill' }));
  return pictureFrom(
    sharpOf(few).resize(picture.width, picture.height, {
      fit: 'fill',
      kernel: isSmooth ? 'cubic' : 'nearest',
    }),
  );
};

/** Replaces a region of the picture, in place, by squares of mean color, by the fraction that `cover` returns. */
const hide = async (picture: Picture, region: Region, isSmooth: boolean, cover: Cover): Promise<void> => {
  const { data, width, channels } = picture;
  const hidden = await averaged(crop(picture, region), isSmooth);
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      const share = cover(x, y);
      const from = (y * region.width + x) * hidden.channels;
      const to = ((region.top + y) * width + region.left + x) * channels;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[to + channel] ?? 0;
        data[to + channel] = value + ((hidden.data[from + channel] ?? 0) - value) * share;
      }
    }
  }
};

/** Returns the cover for an oval with a soft edge that fills the region. */
const ovalIn = ({ width, height }: Region): Cover => {
  return (x, y) => {
    const [dx, dy] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5];
    return min(1, max(0, (0.25 - dx * dx - dy * dy) / OVAL_EDGE));
  };
};

/** Hides the head of a person by the outline of their upper part, or the whole upper part without an outline. */
const hideUpper = async (picture: Picture, box: Box, isSmooth: boolean, infer: Infer): Promise<void> => {
  const whole = regionAround(box, picture, 0.05);
  const region = {
    ...whole,
    height: ceil(min(whole.height * HEAD_PART, whole.width * TALLEST)),
  };
  const outline = await personIn(picture, whole, infer).catch(() => null);
  await hide(picture, region, isSmooth, (x, y) =>
    outline === null || (outline.values[y * whole.width + x] ?? 0) >= PERSON ? 1 : 0,
  );
};

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `One ${one}` : `${count} ${several}`;

/** Which faces the options of a step mean: those of `count` people, or those at the `place` left, right or behind. */
const meantBy = ({ count, place }: StepOptions): FacesMeant => ({
  ...(typeof count === 'number' ? { count } : {}),
  ...(place === 'left' || place === 'right' || place === 'behind' ? { place } : {}),
});

/** "Blur the faces", "pixelate the face on the left". */
const titleOf = (options: StepOptions): string => {
  const { count, place } = meantBy(options);
  const verb = options['style'] === 'pixelate' ? 'pixelate' : 'blur';
  if (place === 'behind') return `${verb} the faces in the background`;
  return place === undefined
    ? `${verb} the ${count === 1 ? 'face' : 'faces'}`
    : `${verb} the face on the ${place}`;
};

/** What to look for in the result, because a face may be missed or mistaken. */
const reminderOf = (count: number, { place }: FacesMeant): string => {
  if (place === 'behind')
    return 'Only faces in the background were hidden; look whether any of these is left.';
  if (place !== undefined) return `The face on the ${place} was hidden; look whether it is the right one.`;
  return count > 0
    ? `${counted(count, 'face was', 'faces were')} found; look whether any is left, and paint over it.`
    : 'Look whether any face is left, and paint over it.';
};

/**
 * Makes faces unrecognizable, and the heads of people whose face is not found: all of them, or those that the options
 * mean. Throws NothingToDoError without any, and when it is not certain which are meant.
 */
export const hideFaces: Operation<'hide-faces'> = {
  id: 'hide-faces',
  title: 'hide faces',
  phase: 'repair',
  stage: 'Finding the faces',
  models: ['blazeface'],
  namesParts: true,
  example: 'Blur the faces',
  titleFor: titleOf,
  async apply(picture, _strength, { options, infer, note }) {
    const found = await findPeople(picture, infer);
    if (found.faces.length + found.withoutFace.length === 0) {
      throw new NothingToDoError(
        'No face was found in the image. Paint over what should be hidden, and ask to blur it.',
      );
    }
    const { faces, withoutFace } = facesMeant(found, meantBy(options));
    const isSmooth = options['style'] !== 'pixelate';
    for (const box of withoutFace) await hideUpper(picture, box, isSmooth, infer);
    for (const face of faces) {
      const region = regionOf(face, HEAD, picture);
      // Smooth blurring fills an oval with a soft edge. Squares fill the whole box.
      await hide(picture, region, isSmooth, isSmooth ? ovalIn(region) : () => 1);
    }
    if (withoutFace.length > 0) {
      note(
        `${counted(withoutFace.length, 'person has', 'people have')} no face that was found, so the upper part of ${withoutFace.length === 1 ? 'this person' : 'these people'} was hidden instead.`,
      );
    }
    note(reminderOf(faces.length, meantBy(options)));
    return picture;
  },
};
