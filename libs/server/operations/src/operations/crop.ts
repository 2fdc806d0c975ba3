import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import type { Box } from '../objects/find-objects.ts';
import { findSubject, isPlausible } from '../matting/find-subject.ts';
import type { Picture } from '../pixels/picture.ts';
import { boundsOf, crop as cropTo, type Region, spanning } from '../pixels/region.ts';
import { NothingToDoError, type Operation, type OperationContext, type StepOptions } from '../operation.ts';
import {
  around,
  containing,
  grown,
  largest,
  largestAround,
  middleOf,
  regionAround,
  trimmed,
  within,
} from './crop-regions.ts';
import { bestWindow, cutFrom, LEAST_FACE, wantedIn } from './kept-in-shape.ts';

const { max, min, round } = Math;

/** The margin around a subject, as a fraction of the subject's size. */
const MARGIN = 0.12;
/** The margin around what a crop of one side may not cut off. */
const LEAST_MARGIN = 0.02;
/** A subject of which a crop cuts off more than this fraction is said not to fit. */
const MOST_CUT = 0.1;
/** What fits into no crop of a shape, and what helps. */
const notFitting = (what: string): string =>
  `${what} not fit into this shape as a whole. Ask for a border or bars to keep all of the image.`;
/** What is shown beside, above and below the box of a face, as fractions of its size. */
interface Margins {
  readonly beside: number;
  readonly above: number;
  readonly below: number;
}
/**
 * For each part of a person the margins around the face: of a head with hair, chin and ears; with the shoulders; and down
 * to the waist, which is about three heads below the crown.
 */
const AROUND: Readonly<Record<string, Margins>> = {
  face: { beside: 0.5, above: 0.5, below: 0.5 },
  head: { beside: 1.15, above: 0.8, below: 1.6 },
  waist: { beside: 1.9, above: 0.8, below: 3.6 },
};

/** The bounds of the subject in pixels. Null when there is none or when no model can find it. */
const subjectBounds = async (picture: Picture, { infer }: OperationContext): Promise<Region | null> => {
  const subject = await findSubject(picture, infer).catch(() => null);
  if (subject === null || !isPlausible(subject, picture)) return null;
  const { region, mask } = subject;
  const bounds = boundsOf(mask, 0.5);
  return (
    bounds && {
      left: region.left + bounds.left * region.width,
      top: region.top + bounds.top * region.height,
      width: bounds.width * region.width,
      height: bounds.height * region.height,
    }
  );
};

/** The bounds of all faces of people with their heads or shoulders, in pixels. Null when there is no face. */
const faceBounds = async (
  picture: Picture,
  { infer }: OperationContext,
  margins: Margins,
): Promise<Region | null> => {
  const found = await findFacesOfPeople(picture, infer).catch(() => []);
  const widthOf = (face: Box): number => face.right - face.left;
  const largestWidth = max(0, ...found.map(widthOf));
  const faces = found.filter((face) => widthOf(face) >= LEAST_FACE * largestWidth);
  if (faces.length === 0) return null;
  const [left, right] = [min(...faces.map((face) => face.left)), max(...faces.map((face) => face.right))];
  const [top, bottom] = [min(...faces.map((face) => face.top)), max(...faces.map((face) => face.bottom))];
  // In a group, the margins are those of the largest face.
  const w = largestWidth;
  const h = max(...faces.map((face) => face.bottom - face.top));
  return {
    left: (left - w * margins.beside) * picture.width,
    top: (top - h * margins.above) * picture.height,
    width: (right - left + 2 * w * margins.beside) * picture.width,
    height: (bottom - top + h * (margins.above + margins.below)) * picture.height,
  };
};

/** Proportions as a number. Those of a print are turned so that they lie or stand like the picture. */
const proportionsOf = ({ ratio, sides }: StepOptions, { width, height }: Picture): number => {
  const [across = 1, down = 1] = String(ratio).split(':').map(Number);
  const isTurned = sides === 'either' && across > down !== width > height;
  return isTurned ? down / across : across / down;
};

/** The part of a picture that a crop of its sides leaves, larger where it would cut what must be kept. */
const withKept = async (picture: Picture, asked: Region, context: OperationContext): Promise<Region> => {
  const { options, note, infer } = context;
  if (options['keeps'] === undefined) return asked;
  const subject = await subjectBounds(picture, context);
  const { heads } = await wantedIn(picture, infer, subject);
  const ofHeads = regionAround(picture, heads);
  const kept = options['keeps'] === 'face' ? (ofHeads ?? subject) : (subject ?? ofHeads);
  if (kept === null) {
    note('It was not clear what may not be cut off.');
    return asked;
  }
  const { left, top, width, height } = spanning(asked, within(picture, grown(kept, LEAST_MARGIN)));
  if (round(width) === picture.width && round(height) === picture.height)
    throw new NothingToDoError('What may not be cut off reaches to this side of the image.');
  return { left: round(left), top: round(top), width: round(width), height: round(height) };
};

/**
 * The window that begins or ends at the side that shall be kept. Null if none is named, or if the shape cuts off only
 * the other sides.
 */
const atKeptSide = (
  picture: Picture,
  size: Pick<Region, 'width' | 'height'>,
  keeps: unknown,
): Region | null => {
  const isFree = { across: size.width < picture.width, down: size.height < picture.height };
  if (isFree.across && (keeps === 'left' || keeps === 'right'))
    return { ...size, left: keeps === 'left' ? 0 : picture.width - size.width, top: 0 };
  if (isFree.down && (keeps === 'top' || keeps === 'bottom'))
    return { ...size, left: 0, top: keeps === 'top' ? 0 : picture.height - size.height };
  return null;
};

/** Says when heads or the subject are cut off by a crop to a shape. Something that must be kept may not lose anything. */
const sayWhatIsCut = (
  picture: Picture,
  window: Region,
  { heads, subject }: { readonly heads: readonly Box[]; readonly subject: Region | null },
  { options, note }: OperationContext,
): void => {
  const isOfWhole = options['keeps'] === 'face' || options['keeps'] === 'subject';
  const most = isOfWhole ? 0 : MOST_CUT;
  if (heads.some((head) => cutFrom(picture, window, head) > most)) {
    note(notFitting(heads.length === 1 ? 'The head does' : 'The heads do'));
  } else if (subject !== null && (heads.length === 0 || options['keeps'] === 'subject')) {
    const seen = within(picture, subject);
    const isCut =
      seen.width - window.width > max(1, most * seen.width) ||
      seen.height - window.height > max(1, most * seen.height);
    if (isCut) note(notFitting('The subject does'));
  }
};

/**
 * The largest rectangle of these proportions, at the side that shall be kept if one is named. Otherwise it keeps all heads
 * if they fit, or else the subject is in its middle, or the middle of the picture.
 */
const inShape = async (picture: Picture, proportions: number, context: OperationContext): Promise<Region> => {
  const { infer, note, options } = context;
  const [width, height] = largest(picture, proportions);
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  if (round(width) === picture.width && round(height) === picture.height) return whole;
  const subject = await subjectBounds(picture, context);
  const { wanted, heads } = await wantedIn(picture, infer, subject);
  const keepsFaces = options['keeps'] === 'face';
  if (keepsFaces && heads.length === 0)
    note(`No face of a person was found, so the ${subject === null ? 'middle' : 'subject'} was kept.`);
  const ofHeads = keepsFaces ? regionAround(picture, heads) : null;
  const size = { width: round(width), height: round(height) };
  const window =
    atKeptSide(picture, size, options['keeps']) ??
    bestWindow(picture, { width, height }, middleOf(ofHeads ?? subject ?? whole), wanted);
  sayWhatIsCut(picture, window, { heads, subject }, context);
  return window;
};

const regionFor = async (picture: Picture, context: OperationContext): Promise<Region> => {
  const { options, note } = context;
  if (options['edge'] !== undefined) {
    const rest = await withKept(picture, trimmed(picture, options), context);
    if (options['ratio'] === undefined) return rest;
    const [width, height] = largest({ ...picture, ...rest }, proportionsOf(options, picture));
    const middle = middleOf(rest);
    return {
      left: round(middle.x - width / 2),
      top: round(middle.y - height / 2),
      width: round(width),
      height: round(height),
    };
  }
  if (options['ratio'] !== undefined && options['around'] === undefined)
    return inShape(picture, proportionsOf(options, picture), context);
  const margins = AROUND[String(options['around'])];
  const face = margins === undefined ? null : await faceBounds(picture, context, margins);
  const isWithoutFace = margins !== undefined && face === null;
  if (isWithoutFace && options['ratio'] === undefined) {
    throw new NothingToDoError(
      'No face of a person was found in the image. Ask to crop to the subject, or say a shape, such as square or 16:9.',
    );
  }
  const bounds = face ?? (await subjectBounds(picture, context));
  const middle = bounds === null ? { x: picture.width / 2, y: picture.height / 2 } : middleOf(bounds);
  if (isWithoutFace) {
    note(`No face of a person was found, so the ${bounds === null ? 'middle' : 'subject'} was kept.`);
  } else if (options['ratio'] !== undefined && bounds === null) {
    note('No clear subject stood out, so the middle was kept.');
  }
  if (options['ratio'] !== undefined) {
    const proportions = proportionsOf(options, picture);
    const [width, height] = largest(picture, proportions);
    if (bounds === null) return around(picture, middle, width, height);
    // A face fills the shape; a subject is in its middle, as large a part of the picture as that allows.
    const isSubject = face === null;
    const spaced = isSubject ? grown(bounds, MARGIN) : bounds;
    const [least, most] = [containing(spaced, proportions), largestAround(picture, middle, proportions)];
    const [w, h] = isSubject && most[0] > least[0] ? most : least;
    return around(picture, middle, min(width, w), min(height, h));
  }
  if (bounds === null)
    throw new NothingToDoError(
      'No clear subject stands out to crop to. Say a shape, such as square or 16:9.',
    );
  const margin = ['head', 'waist'].includes(String(options['around'])) ? 0 : MARGIN;
  return around(picture, middle, bounds.width * (1 + 2 * margin), bounds.height * (1 + 2 * margin));
};

/** What the networks call their shapes. */
const SHAPES: Readonly<Record<string, string>> = { '851:315': "the shape of Facebook's cover" };

/** Parts of a person that are more than the word for where they are cut. */
const PARTS: Readonly<Record<string, string>> = {
  head: 'the head and shoulders',
  waist: 'the upper body',
};

const SIDES: readonly unknown[] = ['top', 'bottom', 'left', 'right'];

const titleOf = ({ ratio, around: middle, edge, percent, pixels, keeps }: StepOptions): string => {
  const sides = String(edge).split(' ').join(' and the ');
  const amount = pixels === undefined ? `${percent} %` : `${pixels} pixels`;
  if (edge !== undefined) return `crop ${amount} off ${edge === 'all' ? 'every side' : `the ${sides}`}`;
  const about = PARTS[String(middle)] ?? `the ${middle ?? 'subject'}`;
  const shape = ratio === '1:1' ? 'a square' : (SHAPES[String(ratio)] ?? ratio);
  if (ratio === undefined) return `crop to ${about}`;
  if (SIDES.includes(keeps)) return `crop to ${shape} and keep the ${keeps}`;
  return middle === undefined ? `crop to ${shape}` : `crop to ${shape} around ${about}`;
};

/** Crops the picture to given proportions or a size, to its subject, or by an amount at one side. */
export const crop: Operation<'crop'> = {
  id: 'crop',
  title: 'crop',
  phase: 'shape',
  stage: 'Cropping',
  example: 'Crop it to a square',
  titleFor: titleOf,
  combine: (earlier, later) => {
    // "To the face … no, cut the left side off": the side is what is cut.
    const { around: _, ...shape } = earlier;
    if ('edge' in later && !('edge' in earlier)) return { ...shape, ...later };
    const [one, other] = [earlier['edge'], later['edge']].map((edge) => String(edge ?? 'all'));
    const isOfSides =
      one !== 'all' &&
      other !== 'all' &&
      earlier['percent'] === later['percent'] &&
      earlier['pixels'] === later['pixels'];
    if (!isOfSides) return { ...earlier, ...later };
    return { ...later, edge: [...new Set(`${one} ${other}`.split(' '))].join(' ') };
  },
  async apply(picture, _strength, context) {
    const region = await regionFor(picture, context);
    if (region.width === picture.width && region.height === picture.height) {
      const { ratio, around: middle } = context.options;
      throw new NothingToDoError(
        ratio === undefined && middle === 'subject'
          ? 'The subject fills the whole image already. Say a shape, such as square or 16:9, or a side to cut off.'
          : 'The image has this shape already.',
      );
    }
    return cropTo(picture, region);
  },
};
