import { rgbOf, type Rgb } from '../colors/named-colors.ts';
import { layOver } from '../backgrounds/lay-over.ts';
import { gradientBackground } from '../backgrounds/painted-background.ts';
import { meshOf } from '../faces/face-mesh.ts';
import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import type { Face } from '../faces/find-faces.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible } from '../matting/find-subject.ts';
import type { Picture } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { type Infer, NothingToDoError, type Operation, type StepOptions } from '../operation.ts';
import { crownOf, type Head, headInPart, headOf, partForPhoto } from './passport-head.ts';

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
/** A plain light grey that passport offices accept, unless the prompt names a color. */
const GROUND: Rgb = [232, 234, 237];
/** The minimum height of a face in pixels for a sharp print. */
const LEAST_FACE = 60;

/** A head turned or tilted further than this is not seen from the front. */
const MOST_TURNED = 0.4;
const MOST_TILTED = 0.3;
/** Alpha (0–1) up to which the rim of a head is left out, because it keeps a hue of the old background. */
const RIM = 0.3;
/** A face with at least this score counts as another person's even if it is not seen from the front. */
const SURE = 0.8;
/** Another face with this fraction of the area of the largest one leaves open whose photo is meant. */
const AS_LARGE = 0.4;
/**
 * How much of the photo may lie beyond the edges of the picture, as fractions of its sides. More at the top means
 * that the crown is cut off, and more at a side that the picture shows hardly anything but the face. More at the bottom
 * is only told: the shoulders are cut off.
 */
const MOST_BEYOND = { top: 0.14, side: 0.12, bottom: 0.1 };
/** True if the chin is not below the eyes. */
const isUpsideDown = ({ chin, eyes }: Head): boolean => chin.y <= eyes.y;
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

/** The person alone (RGBA) in a part of the picture, with a closer rim, if the models find the person. */
const personAlone = async (picture: Picture, part: Region, infer: Infer): Promise<Picture | null> => {
  const subject = await findSubject(picture, infer).catch(() => null);
  if (subject === null || !isPlausible(subject, picture)) return null;
  const cut = cutOut(picture, subject, part);
  for (let at = 3; at < cut.data.length; at += 4) {
    cut.data[at] = max(0, ((cut.data[at] ?? 0) - RIM * 255) / (1 - RIM));
  }
  return cut;
};

/** True when another large face leaves open whose photo is meant. A hand before a face is no such face. */
const hasRival = async (
  picture: Picture,
  face: Face,
  faces: readonly Face[],
  infer: Infer,
): Promise<boolean> => {
  for (const other of faces) {
    if (other === face || areaOf(other) < AS_LARGE * areaOf(face)) continue;
    if (other.score >= SURE || (await meshOf(picture, other, infer)) !== null) return true;
  }
  return false;
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
  models: ['blazeface', 'facemesh'],
  namesParts: true,
  example: 'Make a passport photo',
  titleFor: ({ name }) => (name === undefined ? 'passport photo' : `passport photo on ${name}`),
  async apply(picture, _strength, { infer, note, options, report, seed }) {
    const paper = sizeOf(options);
    const size = { width: dots(paper.width), height: dots(paper.height) };
    const { head, above } = size.width < size.height ? UPRIGHT : SQUARE;
    const faces = await findFacesOfPeople(picture, infer);
    const face = largestOf(faces);
    if (face === undefined) throw new NothingToDoError('No face of a person was found in the image.');
    if ((face.right - face.left) * picture.width < LEAST_FACE) {
      throw new NothingToDoError('The face is too small in this image for a passport photo.');
    }
    if (await hasRival(picture, face, faces, infer)) {
      throw new NothingToDoError(
        'Several people are in this image. Crop it to one of them first, and ask again.',
      );
    }
    const mesh = await meshOf(picture, face, infer);
    const measured = mesh === null ? null : headOf(mesh);
    if (
      measured === null ||
      isUpsideDown(measured) ||
      measured.turned > MOST_TURNED ||
      measured.tilted > MOST_TILTED
    ) {
      throw new NothingToDoError(
        'The head is not seen straight from the front, as a passport photo requires. Choose another image.',
      );
    }
    await report(0.4, 'Setting the ground');
    const proportion = size.width / size.height;
    const part = partForPhoto(measured, { head, above, lowered: LOWERED, width: proportion }, picture);
    const placed = headInPart(measured, part);
    const cut = await personAlone(picture, part, infer);
    const { chin, middle } = placed;
    const { row: crown, isCutOff } = crownOf(placed, cut);
    const height = (chin.y - crown) / head;
    const width = height * proportion;
    const left = round(middle - width / 2);
    const under = crown - height * above + height - part.height;
    const top = round(crown - height * above - min(max(0, under), LOWERED * height));
    // Beyond the edge of the picture the plain background continues.
    const beyond = {
      left: max(0, -left),
      top: max(0, -top),
      right: max(0, round(left + width) - part.width),
      bottom: max(0, round(top + height) - part.height),
    };
    if (
      (isCutOff && part.top === 0) ||
      chin.y > part.height ||
      crown - height * above < -MOST_BEYOND.top * height ||
      max(beyond.left, beyond.right) > MOST_BEYOND.side * width
    ) {
      throw new NothingToDoError(
        'The head is cut off or fills too much of this image for a passport photo. Choose one that shows more around it.',
      );
    }
    const ground = options['color'] === undefined ? GROUND : rgbOf(String(options['color']));
    if (cut === null) note('The background was left as it is, as the person does not stand out clearly.');
    const source =
      cut === null
        ? crop(picture, part)
        : layOver(cut, gradientBackground(part, [ground, ground], 'vertical'), seed);
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
