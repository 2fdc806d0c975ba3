import { NothingToDoError, type Operation } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { layerOf, pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { placeFor, roomIn } from './corner-place.ts';

const { max, min, round } = Math;

/** The largest size of the other picture as fractions of this picture's sides, by the size that the prompt names. */
const BOX: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  small: { width: 0.12, height: 0.16 },
  usual: { width: 0.22, height: 0.28 },
  large: { width: 0.4, height: 0.5 },
};
/** The place of a logo if the prompt names none. */
const PLACE = 'bottom-right';
/** A pixel at the edge has the color of the first corner if it differs from it by no more than this (0–255). */
const SAME = 12;
/** A logo without transparency is on paper if this fraction of its outermost pixels has one color. */
const PAPER = 0.9;

/** True for a picture that has no transparent pixel, and around it a margin of one color: a logo on white paper. */
const isOnPaper = ({ width, height, channels, data }: Picture): boolean => {
  if (channels === 4 && data.some((value, at) => at % 4 === 3 && value < 250)) return false;
  const edge = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat();
  const sides = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat();
  const like = [...edge, ...sides].filter((pixel) =>
    [0, 1, 2].every(
      (channel) => Math.abs((data[pixel * channels + channel] ?? 0) - (data[channel] ?? 0)) <= SAME,
    ),
  );
  return like.length >= PAPER * (edge.length + sides.length);
};

const isVisible = ({ data }: Picture): boolean => data.some((value, at) => at % 4 === 3 && value > 0);

/** The picture without a transparent margin. A picture that is nothing but margin stays as it is. */
const trimmed = (picture: Picture): Promise<Picture> =>
  picture.channels === 4
    ? pictureFrom(sharpOf(picture).trim({ background: '#00000000', threshold: 1 })).catch(() => picture)
    : Promise.resolve(picture);

/** Lays the reference picture over a corner of this picture: a logo, a stamp or a signature. */
export const overlayPicture: Operation<'overlay-picture'> = {
  id: 'overlay-picture',
  title: 'your other image in a corner',
  phase: 'finish',
  stage: 'Laying the other image over it',
  usesReference: true,
  example: 'Put my other picture in the bottom right corner',
  titleFor: ({ place, size }) => {
    const sized = size === 'small' ? ', small,' : size === 'large' ? ', big,' : '';
    const where = place === 'center' ? 'in the center' : `at the ${String(place ?? PLACE).replace('-', ' ')}`;
    return `your other image${sized} ${where}`;
  },
  async apply(picture, _strength, { options, reference, note }) {
    const other = await reference();
    if (other === null) throw new NothingToDoError('There is no other image to put over this one.');
    const logo = await trimmed(other);
    const box = BOX[String(options['size'] ?? 'usual')] ?? BOX['usual'] ?? { width: 1, height: 1 };
    const percent = options['percent'] === undefined ? null : Number(options['percent']);
    const room = roomIn(picture);
    const most =
      percent === null
        ? { width: picture.width * box.width, height: picture.height * box.height }
        : { width: (picture.width * percent) / 100, height: room.height };
    const scale = min(
      room.width / logo.width,
      most.width / logo.width,
      room.height / logo.height,
      most.height / logo.height,
    );
    const width = max(1, round(logo.width * scale));
    const height = max(1, round(logo.height * scale));
    const laid = await pictureFrom(sharpOf(logo).ensureAlpha().resize(width, height, { fit: 'fill' }));
    const opacity = Number(options['opacity'] ?? 1);
    if (opacity <= 0 || !isVisible(laid))
      throw new NothingToDoError('Nothing of your other image would be seen.');
    if (opacity < 1)
      for (let at = 3; at < laid.data.length; at += 4) laid.data[at] = (laid.data[at] ?? 0) * opacity;
    if (isOnPaper(other))
      note(
        'Your other image has a plain background of its own. Remove that first, and only the mark is laid over.',
      );
    const corner = placeFor(picture, laid, String(options['place'] || PLACE));
    const done = sharpOf(picture).composite([layerOf(laid, corner)]);
    return pictureFrom(picture.channels === 3 ? done.removeAlpha() : done);
  },
};
