import { rgbOf, type Rgb } from '../colors/named-colors.ts';
import { layOver } from '../backgrounds/lay-over.ts';
import { gradientBackground } from '../backgrounds/painted-background.ts';
import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import type { Face } from '../faces/find-faces.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible } from '../matting/find-subject.ts';
import type { Picture } from '../pixels/picture.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { NothingToDoError, type Operation, type StepOptions } from '../operation.ts';

const { max, min, round } = Math;

/** The size that most passports require, in millimetres. */
const USUAL = { width: 35, height: 45 };
const MM_PER_INCH = 25.4;
const DOTS_PER_INCH = 600;
/** The maximum side of a passport photo in millimetres. */
const LONGEST = 120;
/**
 * The height of the head from crown to chin and the space above it, as fractions of the photo's height, in an
 * upright photo.
 */
const UPRIGHT = { head: 0.74, above: 0.11 };
/** The same fractions in a square photo. */
const SQUARE = { head: 0.6, above: 0.16 };
/**
 * The distance from the brows to the crown, as a fraction of the face's box, which reaches from chin to
 * brows.
 */
const CROWN = 0.5;
/** A plain light grey that passport offices accept, unless the prompt names a color. */
const GROUND: Rgb = [232, 234, 237];
/** The minimum height of a face in pixels for a sharp print. */
const LEAST_FACE = 60;

/** Another face with this fraction of the area of the largest one leaves open whose photo is meant. */
const AS_LARGE = 0.4;
/**
 * How much of the photo may lie beyond the edges of the picture, as fractions of its sides. More at the top means
 * that the crown is cut off, and more at a side that the picture shows hardly anything but the face.
 */
const MOST_BEYOND = { top: 0.14, side: 0.12, bottom: 0.1 };
/** How far the head may be lower than usual, so that no empty strip is left below the shoulders. */
const LOWERED = 0.07;

const areaOf = ({ left, top, right, bottom }: Face): number => (right - left) * (bottom - top);

const largestOf = (faces: readonly Face[]): Face | undefined =>
  faces.toSorted((a, b) => areaOf(b) - areaOf(a))[0];

const sizeOf = ({ widthMm, heightMm }: StepOptions): { readonly width: number; readonly height: number } => {
  const [width, height] = [Number(widthMm), Number(heightMm)];
  const isUsable = width >= 10 && height >= 10 && width <= LONGEST && height <= LONGEST;
  return isUsable ? { width, height } : USUAL;
};
const dots = (millimetres: number): number => round((millimetres / MM_PER_INCH) * DOTS_PER_INCH);

/** Replaces the background of the person by a plain one, if the models find the person. */
const onPlainGround = async (
  picture: Picture,
  infer: Parameters<typeof findSubject>[1],
  seed: number,
  ground: Rgb,
): Promise<Picture | null> => {
  const subject = await findSubject(picture, infer).catch(() => null);
  if (subject === null || !isPlausible(subject, picture)) return null;
  return layOver(cutOut(picture, subject), gradientBackground(picture, [ground, ground], 'vertical'), seed);
};

/**
 * Crops to one face in the way that passports require: 35 × 45 mm unless the prompt names another size, the
 * head three quarters of the height, a plain background in light grey or the color that the prompt names.
 */
export const passportPhoto: Operation<'passport-photo'> = {
  id: 'passport-photo',
  title: 'passport photo',
  phase: 'shape',
  stage: 'Finding the face',
  models: ['blazeface'],
  namesParts: true,
  example: 'Make a passport photo',
  titleFor: ({ name }) => (name === undefined ? 'passport photo' : `passport photo on ${name}`),
  async apply(picture, _strength, { infer, note, options, report, seed }) {
    const paper = sizeOf(options);
    const size = { width: dots(paper.width), height: dots(paper.height) };
    const { head, above } = size.width < size.height ? UPRIGHT : SQUARE;
    const faces = await findFacesOfPeople(picture, infer);
    const face = largestOf(faces);
    if (face === undefined) throw new NothingToDoError('No face of a person was found in the picture.');
    if ((face.right - face.left) * picture.width < LEAST_FACE) {
      throw new NothingToDoError('The face is too small in this picture for a passport photo.');
    }
    if (faces.some((other) => other !== face && areaOf(other) >= AS_LARGE * areaOf(face))) {
      throw new NothingToDoError(
        'Several people are in this picture. Crop it to one of them first, and ask again.',
      );
    }
    const [chin, brow] = [face.bottom * picture.height, face.top * picture.height];
    const crown = brow - (chin - brow) * CROWN;
    const height = (chin - crown) / head;
    const width = (height * size.width) / size.height;
    const left = round(((face.left + face.right) / 2) * picture.width - width / 2);
    const under = crown - height * above + height - picture.height;
    const top = round(crown - height * above - min(max(0, under), LOWERED * height));
    // Beyond the edge of the picture the plain background continues.
    const beyond = {
      left: max(0, -left),
      top: max(0, -top),
      right: max(0, round(left + width) - picture.width),
      bottom: max(0, round(top + height) - picture.height),
    };
    if (
      crown - height * above < -MOST_BEYOND.top * height ||
      max(beyond.left, beyond.right) > MOST_BEYOND.side * width
    ) {
      throw new NothingToDoError(
        'The head is cut off or fills too much of this picture for a passport photo. Choose one that shows more around it.',
      );
    }
    await report(0.4, 'Setting the ground');
    const ground = options['color'] === undefined ? GROUND : rgbOf(String(options['color']));
    const plain = await onPlainGround(picture, infer, seed, ground);
    if (plain === null) note('The background was left as it is, as the person does not stand out clearly.');
    const source = plain ?? picture;
    if (beyond.bottom > MOST_BEYOND.bottom * height) note('The shoulders are cut off in the photo.');
    const [r, g, b] = ground;
    const wide = await pictureFrom(sharpOf(source).extend({ ...beyond, background: { r, g, b } }));
    const region = { left: max(0, left), top: max(0, top), width: round(width), height: round(height) };
    const fitted = {
      ...region,
      width: min(region.width, wide.width - region.left),
      height: min(region.height, wide.height - region.top),
    };
    note(
      `${paper.width} × ${paper.height} mm at ${DOTS_PER_INCH} dots per inch. Offices differ, so check what yours asks for.`,
    );
    return pictureFrom(sharpOf(wide).extract(fitted).resize(size.width, size.height, { fit: 'cover' }));
  },
};
