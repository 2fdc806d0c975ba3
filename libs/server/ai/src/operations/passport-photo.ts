import { layOver } from '../backgrounds/lay-over.ts';
import { gradientBackground } from '../backgrounds/painted-background.ts';
import { findFaces, type Face } from '../faces/find-faces.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible } from '../matting/find-subject.ts';
import type { Picture } from '../pixels/picture.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { NothingToDoError, type Operation } from './operation.ts';

const { max, min, round } = Math;

/** 35 × 45 mm at 600 dots per inch. */
const SIZE = { width: 827, height: 1_063 };
/** The head, crown to chin, as a share of the height; and the room above it. */
const HEAD = 0.74;
const ABOVE = 0.11;
/** From a face's box (chin to brows) to the crown, as a share of the box. */
const CROWN = 0.5;
/** A plain light grey, which passport offices accept. */
const GROUND = [232, 234, 237] as const;
/** A face with fewer pixels than this makes no sharp print. */
const LEAST_FACE = 60;

const largestOf = (faces: readonly Face[]): Face | undefined =>
  faces.toSorted(
    (a, b) => (b.right - b.left) * (b.bottom - b.top) - (a.right - a.left) * (a.bottom - a.top),
  )[0];

/** The picture with a plain ground behind the person, where they can be told from it. */
const onPlainGround = async (
  picture: Picture,
  infer: Parameters<typeof findSubject>[1],
  seed: number,
): Promise<Picture | null> => {
  const subject = await findSubject(picture, infer).catch(() => null);
  if (subject === null || !isPlausible(subject, picture)) return null;
  return layOver(cutOut(picture, subject), gradientBackground(picture, [GROUND, GROUND], 'vertical'), seed);
};

/** A photo of one face as passports want it: 35 × 45 mm, the head three quarters of the height, a plain ground. */
export const passportPhoto: Operation<'passport-photo'> = {
  id: 'passport-photo',
  title: 'passport photo',
  phase: 'shape',
  stage: 'Finding the face',
  graded: false,
  models: ['blazeface'],
  namesParts: true,
  example: 'Make a passport photo',
  async apply(picture, _strength, { infer, note, report, seed }) {
    const faces = await findFaces(picture, infer);
    const face = largestOf(faces);
    if (face === undefined) throw new NothingToDoError('No face was found in the picture.');
    if ((face.right - face.left) * picture.width < LEAST_FACE) {
      throw new NothingToDoError('The face is too small in this picture for a passport photo.');
    }
    await report(0.4, 'Setting the ground');
    const plain = await onPlainGround(picture, infer, seed);
    if (plain === null) note('The background was left as it is, as the person does not stand out clearly.');
    const source = plain ?? picture;
    const [chin, brow] = [face.bottom * source.height, face.top * source.height];
    const crown = brow - (chin - brow) * CROWN;
    const height = (chin - crown) / HEAD;
    const width = (height * SIZE.width) / SIZE.height;
    const left = round(((face.left + face.right) / 2) * source.width - width / 2);
    const top = round(crown - height * ABOVE);
    // Where the photo ends too soon, its ground goes on.
    const beyond = {
      left: max(0, -left),
      top: max(0, -top),
      right: max(0, round(left + width) - source.width),
      bottom: max(0, round(top + height) - source.height),
    };
    if (beyond.bottom > height * 0.1) note('The shoulders are cut off in the photo.');
    const [r, g, b] = GROUND;
    const wide = await pictureFrom(sharpOf(source).extend({ ...beyond, background: { r, g, b } }));
    const region = { left: max(0, left), top: max(0, top), width: round(width), height: round(height) };
    const fitted = {
      ...region,
      width: min(region.width, wide.width - region.left),
      height: min(region.height, wide.height - region.top),
    };
    note('35 × 45 mm at 600 dots per inch. Offices differ, so check what yours asks for.');
    return pictureFrom(sharpOf(wide).extract(fitted).resize(SIZE.width, SIZE.height, { fit: 'cover' }));
  },
};
