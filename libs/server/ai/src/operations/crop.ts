import { findFacesOfPeople } from '../faces/faces-of-people.ts';
import { findSubject, isPlausible } from '../matting/find-subject.ts';
import type { Picture } from '../pixels/picture.ts';
import { boundsOf, crop as cropTo, type Region } from '../pixels/region.ts';
import { NothingToDoError, type Operation, type OperationContext, type StepOptions } from '../operation.ts';

const { max, min, round } = Math;

/** The margin around a subject, as a fraction of the subject's size. */
const MARGIN = 0.12;
/** The margin around faces for hair, chin and ears. */
const HEAD = 0.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

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

/** The bounds of all faces of people with the whole heads, in pixels. Null when there is no face. */
const faceBounds = async (picture: Picture, { infer }: OperationContext): Promise<Region | null> => {
  const faces = await findFacesOfPeople(picture, infer).catch(() => []);
  if (faces.length === 0) return null;
  const [left, right] = [min(...faces.map((face) => face.left)), max(...faces.map((face) => face.right))];
  const [top, bottom] = [min(...faces.map((face) => face.top)), max(...faces.map((face) => face.bottom))];
  const [w, h] = [right - left, bottom - top];
  return {
    left: (left - w * HEAD) * picture.width,
    top: (top - h * HEAD) * picture.height,
    width: w * (1 + 2 * HEAD) * picture.width,
    height: h * (1 + 2 * HEAD) * picture.height,
  };
};

const middleOf = ({ left, top, width, height }: Region): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** A rectangle of this size around a point. It is moved if necessary so that the picture contains it. */
const around = (picture: Picture, { x, y }: Point, width: number, height: number): Region => {
  const [w, h] = [min(picture.width, round(width)), min(picture.height, round(height))];
  return {
    left: round(min(picture.width - w, max(0, x - w / 2))),
    top: round(min(picture.height - h, max(0, y - h / 2))),
    width: max(1, w),
    height: max(1, h),
  };
};

const proportionsOf = (ratio: string): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
};

/** The largest rectangle of these proportions that fits into the picture. */
const largest = ({ width, height }: Picture, proportions: number): readonly [number, number] =>
  width / height > proportions ? [height * proportions, height] : [width, width / proportions];

/** The picture without this share of the named sides: "left", "top bottom", or "all". */
const trimmed = ({ width, height }: Picture, edge: string, percent: number): Region => {
  const isOff = (side: string): boolean => edge === 'all' || edge.split(' ').includes(side);
  const isOpposite = (isOff('left') && isOff('right')) || (isOff('top') && isOff('bottom'));
  const share = min(isOpposite ? 0.45 : 0.95, max(0.01, percent / 100));
  const [across, down] = [round(width * share), round(height * share)];
  const [left, right] = [isOff('left') ? across : 0, isOff('right') ? across : 0];
  const [top, bottom] = [isOff('top') ? down : 0, isOff('bottom') ? down : 0];
  return { left, top, width: width - left - right, height: height - top - bottom };
};

const regionFor = async (picture: Picture, context: OperationContext): Promise<Region> => {
  const { options, note } = context;
  if (options['edge'] !== undefined)
    return trimmed(picture, String(options['edge']), Number(options['percent']));
  const wantsFace = options['around'] === 'face';
  const face = wantsFace ? await faceBounds(picture, context) : null;
  const isWithoutFace = wantsFace && face === null;
  if (isWithoutFace && options['ratio'] === undefined && options['width'] === undefined) {
    throw new NothingToDoError(
      'No face of a person was found in the picture. Ask to crop to the subject, or say a shape, such as square or 16:9.',
    );
  }
  const bounds = face ?? (await subjectBounds(picture, context));
  const middle = bounds === null ? { x: picture.width / 2, y: picture.height / 2 } : middleOf(bounds);
  if (isWithoutFace) {
    note(`No face of a person was found, so the ${bounds === null ? 'middle' : 'subject'} was kept.`);
  } else if (options['around'] !== undefined && bounds === null) {
    note('No clear subject stood out, so the middle was kept.');
  }
  if (options['ratio'] !== undefined) {
    const [width, height] = largest(picture, proportionsOf(String(options['ratio'])));
    return around(picture, middle, width, height);
  }
  if (options['width'] !== undefined) {
    return around(picture, middle, Number(options['width']), Number(options['height']));
  }
  if (bounds === null)
    throw new NothingToDoError(
      'No clear subject stands out to crop to. Say a shape, such as square or 16:9.',
    );
  return around(picture, middle, bounds.width * (1 + 2 * MARGIN), bounds.height * (1 + 2 * MARGIN));
};

const titleOf = ({ ratio, width, height, edge, percent }: StepOptions): string => {
  const sides = String(edge).split(' ').join(' and the ');
  if (edge !== undefined) return `crop ${percent} % off ${edge === 'all' ? 'every side' : `the ${sides}`}`;
  if (ratio === '1:1') return 'crop to a square';
  if (ratio !== undefined) return `crop to ${ratio}`;
  return width === undefined ? 'crop to the subject' : `crop to ${width} × ${height}`;
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
    const [one, other] = [earlier['edge'], later['edge']].map((edge) => String(edge ?? 'all'));
    const isOfSides = one !== 'all' && other !== 'all' && earlier['percent'] === later['percent'];
    if (!isOfSides) return { ...earlier, ...later };
    return { ...later, edge: [...new Set(`${one} ${other}`.split(' '))].join(' ') };
  },
  async apply(picture, _strength, context) {
    const region = await regionFor(picture, context);
    if (region.width === picture.width && region.height === picture.height) {
      throw new NothingToDoError('The picture has this shape already.');
    }
    return cropTo(picture, region);
  },
};
