import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import { findSubject, isPlausible, NO_SUBJECT } from '../matting/find-subject.ts';
import { subjectAlpha } from '../matting/subject-alpha.ts';
import { everydayName } from '../objects/coco-names.ts';
import { findNamed } from '../objects/named-objects.ts';
import { maskOfBoxes } from '../lettering/letter-mask.ts';
import { objectMask } from '../matting/object-mask.ts';
import { NothingToDoError, type Mask, type OperationContext } from '../operation.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { type Picture, reduced } from '../pixels/picture.ts';
import { findClothes } from './clothes.ts';
import { findColor, mayBeSkin } from './color-region.ts';
import { findEyes } from './eyes.ts';
import { letteringNamed } from './lettering.ts';
import { findLips } from './lips.ts';
import { plantsOf } from './plants.ts';
import type { RegionFinder } from './region-finder.ts';
import { isSide, maskOfSide } from './side.ts';
import { skyOf } from './sky.ts';
import { findTeeth } from './teeth.ts';

const { max, round } = Math;

/** The longer side of the copy in which objects are detected. */
const DETECTION_SIDE = 1_024;
/** The width of the soft edge of a part, as a fraction of the longer side. */
const EDGE = 1 / 400;
const NOT = 'not ';
/** Between several parts, all of which are meant: "dog + sports ball". */
const AND = ' + ';
/** Before the hex value and the name of a color: "color #d92b2b red" is all that is red. */
const COLOR = 'color ';
/**
 * The oval around a face's box: its size as fractions of the box, its upward shift to include the forehead,
 * and its soft edge.
 */
const FACE = { across: 0.68, down: 0.8, up: 0.25, edge: 0.35 };

const softened = ({ width, height, values }: Mask): Mask => {
  const plane = { width, height, values: Float32Array.from(values) };
  const soft = boxFilter(plane, max(1, round(max(width, height) * EDGE)));
  return { width, height, values: Uint8Array.from(soft.values) };
};

/** How objects are searched, besides their names. */
interface TargetSearch {
  /** The minimum confidence of an object, 0–1; 0.4 by default. */
  readonly leastScore?: number;
  /** The words of the person for the objects, perhaps with “the”; by default the first name. */
  readonly said?: string;
}

const objectsNamed = async (
  picture: Picture,
  names: readonly string[],
  { infer }: OperationContext,
  { said, leastScore = 0.4 }: TargetSearch,
): Promise<Mask> => {
  const found = await findNamed(reduced(picture, DETECTION_SIDE), infer, { names, leastScore });
  if (found.length === 0) {
    const thing = said?.replace(/^the /u, '') ?? everydayName(names[0] ?? 'object');
    throw new NothingToDoError(
      `No ${thing} was found in the image. Paint over the part that is meant, and ask again.`,
    );
  }
  const boxes = found.map(({ box }) => box);
  return softened(await objectMask(picture, boxes, infer, false));
};

const subjectOf: RegionFinder = async (picture, { infer }) => {
  const subject = await findSubject(picture, infer);
  if (!isPlausible(subject, picture)) throw new NothingToDoError(NO_SUBJECT);
  return subjectAlpha(picture, subject);
};

/** False as well where the models cannot run: a color is then found without them. */
const showsPeople = (picture: Picture, { infer }: OperationContext): Promise<boolean> =>
  findFacesOfPeople(picture, infer).then(
    (faces) => faces.length > 0,
    () => false,
  );

/** The mask of all faces: ovals with soft edges that include hair and chin. */
const facesOf: RegionFinder = async (picture, { infer }) => {
  const faces = await findFacesOfPeople(picture, infer);
  if (faces.length === 0)
    throw new NothingToDoError(
      'No face was found in the image. Paint over the part that is meant, and ask again.',
    );
  const { width, height } = picture;
  const values = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of faces) {
    const [x, y] = [((left + right) / 2) * width, ((top + bottom - FACE.up * (bottom - top)) / 2) * height];
    const [reachX, reachY] = [(right - left) * FACE.across * width, (bottom - top) * FACE.down * height];
    for (let row = max(0, round(y - reachY)); row < Math.min(height, y + reachY); row++) {
      for (let column = max(0, round(x - reachX)); column < Math.min(width, x + reachX); column++) {
        const away = ((column - x) / reachX) ** 2 + ((row - y) / reachY) ** 2;
        const inside = Math.min(1, max(0, (1 - away) / FACE.edge));
        values[row * width + column] = max(values[row * width + column] ?? 0, round(255 * inside));
      }
    }
  }
  return { width, height, values };
};

const letteringAs =
  (name: string): RegionFinder =>
  async (picture, context) =>
    maskOfBoxes(picture, await letteringNamed(picture, { name }, context));

/** The finder of each region that is not the name of an object. */
const FINDERS: Readonly<Record<string, RegionFinder>> = {
  clothes: findClothes,
  eyes: findEyes,
  face: facesOf,
  'license plate': letteringAs('license plate'),
  lips: findLips,
  plants: plantsOf,
  sky: skyOf,
  subject: subjectOf,
  teeth: findTeeth,
  text: letteringAs('text'),
};

/** All that one of the masks contains. */
const united = (masks: readonly Mask[], { width, height }: Picture): Mask => {
  const [only, ...others] = masks;
  if (only !== undefined && others.length === 0) return only;
  const values = new Uint8Array(width * height);
  for (const mask of masks)
    mask.values.forEach((value, pixel) => (values[pixel] = max(value, values[pixel] ?? 0)));
  return { width, height, values };
};

/**
 * The mask of what names mean, 255 inside: regions of `FINDERS` and names of COCO classes, with commas between them.
 * Throws NothingToDoError when the picture does not show a region, or
 * none of the objects.
 */
export const targetMask = async (
  picture: Picture,
  names: string,
  context: OperationContext,
  search: TargetSearch = {},
): Promise<Mask> => {
  const all = names.split(',');
  const objects = all.filter((name) => FINDERS[name] === undefined);
  const masks = objects.length === 0 ? [] : [await objectsNamed(picture, objects, context, search)];
  for (const name of all) {
    const find = FINDERS[name];
    if (find !== undefined) masks.push(await find(picture, context));
  }
  return united(masks, picture);
};

const inverse = ({ width, height, values }: Mask): Mask => ({
  width,
  height,
  values: values.map((value) => 255 - value),
});

/** The mask of all the parts. Says of each that is not found that it is not, and throws NothingToDoError if none is. */
const maskOfThoseFound = async (
  picture: Picture,
  parts: readonly string[],
  context: OperationContext,
): Promise<Mask> => {
  const masks: Mask[] = [];
  const missing: NothingToDoError[] = [];
  for (const part of parts) {
    try {
      masks.push(await regionMask(picture, part, context));
    } catch (cause) {
      if (!(cause instanceof NothingToDoError)) throw cause;
      missing.push(cause);
    }
  }
  const [first] = missing;
  if (masks.length === 0 && first !== undefined) throw first;
  for (const { message } of missing) context.note(message);
  return united(masks, picture);
};

/** The mask of everything but the parts. Throws NothingToDoError if one is not found, because it would be changed. */
const maskOfAllBut = async (
  picture: Picture,
  parts: readonly string[],
  context: OperationContext,
): Promise<Mask> => {
  const masks: Mask[] = [];
  for (const part of parts) masks.push(await regionMask(picture, part, context));
  return inverse(united(masks, picture));
};

/**
 * The mask of the part or the parts that a plan names (regions.ts of the library `prompts`), 255 inside. Throws
 * NothingToDoError when the picture does not show the part, none of the parts to change, or not all of those to spare.
 */
export const regionMask = async (
  picture: Picture,
  region: string,
  context: OperationContext,
): Promise<Mask> => {
  if (region.startsWith(NOT)) return maskOfAllBut(picture, region.slice(NOT.length).split(AND), context);
  if (region.includes(AND)) return maskOfThoseFound(picture, region.split(AND), context);
  if (region === 'background') return inverse(await subjectOf(picture, context));
  if (isSide(region)) return maskOfSide(picture, region);
  if (region.startsWith(COLOR)) {
    const [, hex = '', ...name] = region.split(' ');
    const hasPeople = mayBeSkin(hex) && (await showsPeople(picture, context));
    return softened(findColor(picture, { hex, name: name.join(' '), hasPeople }));
  }
  return targetMask(picture, region, context);
};

/** Performs an edit on one part of the picture and leaves the rest unchanged. */
export const inRegion = async (
  picture: Picture,
  region: string,
  context: OperationContext,
  edit: (copy: Picture) => Picture | Promise<Picture>,
): Promise<Picture> => {
  await context.report(0, 'Finding the part that is meant');
  const mask = await regionMask(picture, region, context);
  const { width, height, channels, data } = picture;
  const edited = await edit({ width, height, channels, data: data.slice() });
  for (let pixel = 0, at = 0; pixel < mask.values.length; pixel++, at += channels) {
    const share = (mask.values[pixel] ?? 0) / 255;
    if (share === 0) continue;
    const from = pixel * edited.channels;
    for (let channel = 0; channel < 3; channel++) {
      const value = data[at + channel] ?? 0;
      data[at + channel] = value + ((edited.data[from + channel] ?? 0) - value) * share;
    }
  }
  return picture;
};
