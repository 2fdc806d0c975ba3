import { rgbOf } from '../colors/named-colors.ts';
import { NothingToDoError, type Operation, type OperationContext, type StepOptions } from '../operation.ts';
import { alphaOfPicture } from '../pixels/alpha.ts';
import { grownCover } from '../pixels/grown-cover.ts';
import type { Picture } from '../pixels/picture.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { crop } from './crop.ts';
import { padded, shapeIn, shapeName } from './padding.ts';

const { hypot, max, min, round } = Math;

/** The widths of borders as fractions of the picture's longer side. */
const BORDERS: Readonly<Record<string, number>> = { thin: 0.012, usual: 0.035, thick: 0.075 };
const POLAROID = { side: 0.05, bottom: 0.17 };
/** The aspect ratio of a cinema screen. Black bars reduce the picture to it. */
const SCREEN = 2.35;
const PAPER = '#fbfaf6';
/** The greatest width of a border as a fraction of the picture's longer side. */
const WIDEST = 0.5;

interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The width of a border in pixels: as many as the prompt says, or a part of the longer side. */
const widthOf = ({ pixels, percent, thickness }: StepOptions, { width, height }: Picture): number => {
  const longest = max(width, height);
  const part = percent === undefined ? BORDERS[String(thickness ?? 'usual')] : Number(percent) / 100;
  const wanted = pixels === undefined ? longest * (part ?? 0) : Number(pixels);
  return round(min(longest * WIDEST, max(1, wanted)));
};

const edgesFor = (options: StepOptions, picture: Picture): Edges => {
  const longest = max(picture.width, picture.height);
  const side = widthOf(options, picture);
  if (options['side'] !== undefined)
    return { top: 0, bottom: 0, left: 0, right: 0, [String(options['side'])]: side };
  if (options['shape'] !== 'polaroid') return { top: side, bottom: side, left: side, right: side };
  const [narrow, wide] = [round(longest * POLAROID.side), round(longest * POLAROID.bottom)];
  return { top: narrow, bottom: wide, left: narrow, right: narrow };
};

/** The distances from the picture's edges to what is not transparent. Null if all of it is. */
const marginsOf = ({ width, height, data }: Picture): Edges | null => {
  let [top, bottom, left, right] = [height, -1, width, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      [top, bottom, left, right] = [min(top, y), y, min(left, x), max(right, x)];
    }
  }
  return bottom < 0 ? null : { top, bottom: height - 1 - bottom, left, right: width - 1 - right };
};

/** Draws a line along the transparency: a ring around a circle, the outline of a cut-out. */
const outlined = async (picture: Picture, options: StepOptions): Promise<Picture> => {
  const margins = picture.channels === 4 ? marginsOf(picture) : null;
  const isClear = ({ data: bytes }: Picture): boolean => {
    for (let at = 3; at < bytes.length; at += 4) if ((bytes[at] ?? 0) < 255) return true;
    return false;
  };
  if (margins === null || !isClear(picture)) throw new NothingToDoError('There is no outline to draw along.');
  const side = widthOf(options, picture);
  const beyond = (margin: number): number => max(0, side + 1 - margin);
  const extended = await pictureFrom(
    sharpOf(picture).extend({
      top: beyond(margins.top),
      bottom: beyond(margins.bottom),
      left: beyond(margins.left),
      right: beyond(margins.right),
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    }),
  );
  const { data } = extended;
  const plane = alphaOfPicture(extended);
  const alpha = plane.values;
  const cover = grownCover(plane, side).values;
  const color = rgbOf(String(options['color'] ?? '#ffffff'));
  cover.forEach((amount, pixel) => {
    const at = pixel * 4;
    const own = alpha[pixel] ?? 0;
    const all = own + (1 - own) * amount;
    if (all === 0) return;
    for (let channel = 0; channel < 3; channel++) {
      const value = data[at + channel] ?? 0;
      data[at + channel] = (value * own + (color[channel] ?? 0) * (all - own)) / all;
    }
    data[at + 3] = all * 255;
  });
  return extended;
};

/** Says how wide a border is of which the prompt named the width on paper. */
const sayHowWide = (options: StepOptions, note: OperationContext['note']): void => {
  if (options['unit'] === undefined) return;
  const part = round((BORDERS[String(options['thickness'] ?? 'usual')] ?? 0) * 1_000) / 10;
  note(
    `An image has no ${options['unit']} until it is printed, so the border is ${part} % as wide as its longer side.`,
  );
};

const sizeName = ({ pixels, percent }: StepOptions): string => {
  if (pixels !== undefined) return ` of ${pixels} pixels`;
  return percent === undefined ? '' : ` of ${percent} %`;
};

/**
 * Adds a border of one color, the paper of an instant photo, cinema bars, bars that give a picture a shape without
 * cutting anything off, or a line along what is not transparent.
 */
export const border: Operation<'border'> = {
  id: 'border',
  title: 'border',
  phase: 'finish',
  stage: 'Framing',
  example: 'Add a white border',
  titleFor: (options) => {
    const { shape, name, thickness } = options;
    if (shape === 'bars') return 'black bars';
    if (shape === 'polaroid') return 'frame of an instant photo';
    if (shapeIn(options) !== null) {
      const bars = options['fill'] === 'blurred' ? 'blurred bars' : `bars in ${name ?? 'white'}`;
      return `${bars} to make it ${shapeName(options)}`;
    }
    const width = thickness === undefined || options['unit'] !== undefined ? '' : `${thickness} `;
    return `${width}${name ?? 'white'} ${shape === 'outline' ? 'line along the outline' : 'border'}${sizeName(options)}${options['side'] === undefined ? '' : ` (${options['side']})`}`;
  },
  combine: (earlier, later) => ({
    ...earlier,
    ...later,
    // "Make it square without cropping, add white bars": the bars are those that make it square.
    ...(earlier['shape'] === 'square' ? { shape: 'square' } : {}),
  }),
  async apply(picture, _strength, { options, note }) {
    const { width, height } = picture;
    const color = String(options['color'] ?? '#ffffff');
    const target = shapeIn(options);
    if (target !== null)
      return padded(picture, target, options['fill'] === 'blurred' ? 'blurred copy' : { color });
    if (options['shape'] === 'bars') {
      const kept = max(1, min(height, round(width / SCREEN)));
      const top = round((height - kept) / 2);
      const bars = { top, bottom: height - kept - top, background: '#000000' };
      const screen = sharpOf(picture).extract({ left: 0, top, width, height: kept });
      return pictureFrom(sharpOf(await pictureFrom(screen)).extend(bars));
    }
    sayHowWide(options, note);
    if (options['shape'] === 'outline') return outlined(picture, options);
    const isPaper = options['shape'] === 'polaroid' && options['color'] === undefined;
    const background = isPaper ? PAPER : color;
    return pictureFrom(sharpOf(picture).extend({ ...edgesFor(options, picture), background }));
  },
};

/** The radius as a fraction of the shorter side. */
const RADIUS = 0.08;

/** The square of a picture that keeps faces and the subject. */
const squared = async (picture: Picture, context: OperationContext): Promise<Picture> =>
  picture.width === picture.height
    ? picture
    : crop.apply(picture, 1, { ...context, options: { ratio: '1:1' } });

/** Makes everything outside the rounded corners transparent, with a soft edge of one pixel. */
const rounded = (picture: Picture, radius: number): Picture => {
  const { width, height, data } = picture;
  for (let y = 0; y < height; y++) {
    const dy = max(0, radius - y - 0.5, y + 0.5 - (height - radius));
    if (dy === 0) continue;
    for (let x = 0; x < width; x++) {
      const dx = max(0, radius - x - 0.5, x + 0.5 - (width - radius));
      if (dx === 0) continue;
      const inside = min(1, max(0, radius - hypot(dx, dy) + 0.5));
      const at = (y * width + x) * 4 + 3;
      data[at] = (data[at] ?? 0) * inside;
    }
  }
  return picture;
};

/** Makes everything outside the largest ellipse transparent, with a soft edge of one pixel. */
const ellipse = (picture: Picture): Picture => {
  const { width, height, data } = picture;
  const [a, b] = [width / 2, height / 2];
  for (let row = 0, at = 3; row < height; row++) {
    const y = row + 0.5 - b;
    for (let column = 0; column < width; column++, at += 4) {
      const x = column + 0.5 - a;
      const ratio = hypot(x / a, y / b);
      // The distance to the ellipse in pixels, to the first order; negative inside, and its slope is 0 in the very middle.
      const slope = hypot(x / a ** 2, y / b ** 2);
      const distance = slope === 0 ? -min(a, b) : ((ratio - 1) * ratio) / slope;
      data[at] = (data[at] ?? 0) * min(1, max(0, 0.5 - distance));
    }
  }
  return picture;
};

/** The radius of rounded corners in pixels: as many as the prompt says, or a part of the shorter side. */
const radiusOf = ({ pixels, percent }: StepOptions, shorter: number): number => {
  const part = percent === undefined ? RADIUS : Number(percent) / 100;
  return min(shorter / 2, max(2, pixels === undefined ? shorter * part : Number(pixels)));
};

/** Rounds the corners, or cuts the picture to a circle or an oval. The outside becomes transparent. */
export const roundCorners: Operation<'round-corners'> = {
  id: 'round-corners',
  title: 'rounded corners',
  phase: 'finish',
  stage: 'Rounding the corners',
  example: 'Round the corners',
  titleFor: (options) =>
    options['shape'] === 'circle' || options['shape'] === 'oval'
      ? `crop to ${options['shape'] === 'circle' ? 'a circle' : 'an oval'}`
      : `rounded corners${sizeName(options)}`,
  async apply(picture, _strength, context) {
    const { options } = context;
    const isCircle = options['shape'] === 'circle';
    const part = isCircle ? await squared(picture, context) : picture;
    const shown = await pictureFrom(sharpOf(part).ensureAlpha());
    if (options['shape'] === 'oval') return ellipse(shown);
    const shorter = min(shown.width, shown.height);
    return rounded(shown, isCircle ? shorter / 2 : radiusOf(options, shorter));
  },
};
