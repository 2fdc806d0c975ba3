import { NothingToDoError, type Operation } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { tiltOf } from './level/tilt-of.ts';
import { makeUpright } from './verticals/make-upright.ts';

const { PI, abs, cos, floor, max, min, sin } = Math;

/** Mirrors the picture: left and right, or top and bottom. */
export const flip: Operation<'flip'> = {
  id: 'flip',
  title: 'flip',
  phase: 'shape',
  stage: 'Mirroring the image',
  example: 'Flip it horizontally',
  titleFor: ({ axis }) => (axis === 'vertical' ? 'flip top to bottom' : 'flip left to right'),
  apply: (picture, _strength, { options }) =>
    pictureFrom(options['axis'] === 'vertical' ? sharpOf(picture).flip() : sharpOf(picture).flop()),
};

const QUARTER = 90;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** Above this angle the largest upright rectangle would be a small part of the picture, so the corners stay. */
const MOST_CUT = 15;

/**
 * Rotates the picture clockwise. At an angle that is no multiple of 90° the empty corners are cut off; at a large one
 * they become transparent.
 */
export const rotate: Operation<'rotate'> = {
  id: 'rotate',
  title: 'rotate',
  phase: 'shape',
  stage: 'Turning the image',
  example: 'Rotate it to the right',
  titleFor: ({ degrees }) => `rotate by ${Number(degrees ?? QUARTER)}°`,
  async apply(picture, _strength, { options, note }) {
    const degrees = Number(options['degrees'] ?? QUARTER);
    if (degrees % QUARTER === 0) return pictureFrom(sharpOf(picture).rotate(degrees));
    if (abs(degrees) > MOST_CUT && options['corners'] !== 'cut')
      return pictureFrom(sharpOf(picture).ensureAlpha().rotate(degrees, { background: CLEAR }));
    note('The empty corners were cut off.');
    return uprightPart(picture, degrees);
  },
};

/** A picture with a smaller tilt in degrees counts as level. */
const LEAST_TILT = 0.4;

/** The largest rectangle with the picture's proportions that fits inside the rotated picture. */
const innerSize = ({ width, height }: Picture, degrees: number): readonly [number, number] => {
  const angle = (abs(degrees) * PI) / 180;
  const scale = min(
    width / (width * cos(angle) + height * sin(angle)),
    height / (width * sin(angle) + height * cos(angle)),
  );
  return [max(1, floor(width * scale) - 1), max(1, floor(height * scale) - 1)];
};

/** The picture turned clockwise by an angle below 90°, without the corners that this leaves empty. */
const uprightPart = async (picture: Picture, degrees: number): Promise<Picture> => {
  const turned = await pictureFrom(sharpOf(picture).rotate(degrees, { background: '#000000' }));
  const [width, height] = innerSize(picture, degrees);
  const left = floor((turned.width - width) / 2);
  const top = floor((turned.height - height) / 2);
  return crop(turned, { left, top, width, height });
};

/**
 * Rotates the picture until its lines are level and upright, and crops the empty corners. With `verticals`, also
 * verticals that converge become upright, such as those of a house that was photographed from below.
 */
export const straighten: Operation<'straighten'> = {
  id: 'straighten',
  title: 'straighten',
  phase: 'shape',
  stage: 'Looking for the horizon',
  example: 'Straighten the horizon',
  titleFor: ({ verticals }) => (verticals === 'upright' ? 'make verticals upright' : 'straighten'),
  async apply(picture, _strength, context) {
    const { note, options } = context;
    if (options['verticals'] === 'upright') return makeUpright(picture, context);
    const tilt = tiltOf(picture);
    if (tilt === null) {
      throw new NothingToDoError(
        'No horizon or upright lines were found. Say by how many degrees to rotate.',
      );
    }
    if (abs(tilt) < LEAST_TILT) throw new NothingToDoError('The image is level already.');
    note(`Turned by ${abs(tilt).toFixed(1)}°. The corners that this left empty were cut off.`);
    return uprightPart(picture, -tilt);
  },
};
