import { type Rgb, rgbOf } from '../colors/named-colors.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { lettering } from '../pixels/lettering.ts';
import { lumaOf, type Picture, type Plane } from '../pixels/picture.ts';
import { NothingToDoError, type Operation, type StepOptions } from '../operation.ts';
import { crop } from '../pixels/region.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';

const { hypot, max, min, round } = Math;

/** The maximum size of the text, as fractions of the picture's sides. */
const BOX = { width: 0.86, height: 0.14, corner: 0.4 };
/** The distance of the text from the edges, as a fraction of the picture's sides. */
const MARGIN = 0.05;
/**
 * The glow behind the letters, which keeps them readable on any background: its size as a fraction of the
 * letters' height, and its darkness.
 */
const GLOW = { reach: 0.12, depth: 0.75 };
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [18, 18, 18];

interface Point {
  readonly left: number;
  readonly top: number;
}

/** The position for letters of this size. It is at the bottom when the prompt names no place. */
const placeFor = (picture: Picture, letters: Plane, place: string): Point => {
  const margin = round(MARGIN * min(picture.width, picture.height));
  const [middleX, middleY] = [(picture.width - letters.width) / 2, (picture.height - letters.height) / 2];
  const left = place.includes('left')
    ? margin
    : place.includes('right')
      ? picture.width - letters.width - margin
      : middleX;
  const isMiddle = place === 'center' || place === 'left' || place === 'right';
  const top = place.includes('top') ? margin : isMiddle ? middleY : picture.height - letters.height - margin;
  return { left: max(0, round(left)), top: max(0, round(top)) };
};

/** The mean luma (0–255) of the pixels that the letters will cover. */
const lumaBehind = ({ width, data, channels }: Picture, letters: Plane, { left, top }: Point): number => {
  let sum = 0;
  for (let y = 0; y < letters.height; y++) {
    for (let x = 0; x < letters.width; x++) {
      const at = ((top + y) * width + left + x) * channels;
      sum += lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    }
  }
  return sum / (letters.width * letters.height);
};

/** Blends a color over the picture at a point, by `coverage` (0–1) times the opacity `share`. */
const layColor = (picture: Picture, coverage: Plane, { left, top }: Point, color: Rgb, share = 1): void => {
  const { width, height, channels, data } = picture;
  for (let y = max(0, -top); y < min(coverage.height, height - top); y++) {
    for (let x = max(0, -left); x < min(coverage.width, width - left); x++) {
      const amount = (coverage.values[y * coverage.width + x] ?? 0) * share;
      if (amount === 0) continue;
      const at = ((top + y) * width + left + x) * channels;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] ?? 0;
        data[at + channel] = value + ((color[channel] ?? 0) - value) * amount;
      }
      if (channels === 4) data[at + 3] = max(data[at + 3] ?? 0, 255 * amount);
    }
  }
};

/** The letters blurred with a margin, which is the glow behind them. */
const glowOf = (letters: Plane, reach: number): Plane => {
  const [width, height] = [letters.width + 4 * reach, letters.height + 4 * reach];
  const values = new Float32Array(width * height);
  for (let y = 0; y < letters.height; y++) {
    const row = letters.values.subarray(y * letters.width, (y + 1) * letters.width);
    values.set(row, (y + 2 * reach) * width + 2 * reach);
  }
  const soft = boxFilter(boxFilter({ width, height, values }, reach), max(1, round(reach / 2)));
  return { ...soft, values: soft.values.map((value) => min(1, value * 1.6)) };
};

/** Writes text over the picture, light on dark or dark on light, or in the requested color. */
export const addText: Operation<'add-text'> = {
  id: 'add-text',
  title: 'add text',
  phase: 'finish',
  stage: 'Lettering',
  example: 'Add the text "Hello" at the top',
  titleFor: ({ text }) => `add the text “${text ?? ''}”`,
  async apply(picture, _strength, { options }) {
    const place = String(options['place'] ?? '');
    const isCorner = place.includes('-');
    const letters = await lettering(
      String(options['text'] ?? ''),
      max(8, round(picture.width * (isCorner ? BOX.corner : BOX.width))),
      max(8, round(picture.height * BOX.height)),
    );
    const at = placeFor(picture, letters, place);
    const isDarkBehind = lumaBehind(picture, letters, at) < 140;
    const color =
      options['color'] === undefined ? (isDarkBehind ? WHITE : BLACK) : rgbOf(String(options['color']));
    const isLight = lumaOf(color[0], color[1], color[2]) > 127;
    const reach = max(1, round(letters.height * GLOW.reach));
    const shade = { left: at.left - 2 * reach, top: at.top - 2 * reach };
    layColor(picture, glowOf(letters, reach), shade, isLight ? BLACK : WHITE, GLOW.depth * 0.6);
    layColor(picture, letters, at, color);
    return picture;
  },
};

/** The widths of borders as fractions of the picture's longer side. */
const BORDER = 0.035;
const POLAROID = { side: 0.05, bottom: 0.17 };
/** The aspect ratio of a cinema screen. Black bars reduce the picture to it. */
const SCREEN = 2.35;
const PAPER = '#fbfaf6';

interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** What makes a picture square without cutting anything off. */
const edgesToSquare = ({ width, height }: Picture): Edges => {
  const [across, down] = [max(0, height - width), max(0, width - height)];
  const [left, top] = [round(across / 2), round(down / 2)];
  return { top, bottom: down - top, left, right: across - left };
};

const edgesFor = ({ shape, pixels }: StepOptions, picture: Picture): Edges => {
  if (shape === 'square') return edgesToSquare(picture);
  const longest = max(picture.width, picture.height);
  const side = pixels === undefined ? max(1, round(longest * BORDER)) : Number(pixels);
  if (shape !== 'polaroid') return { top: side, bottom: side, left: side, right: side };
  const [narrow, wide] = [round(longest * POLAROID.side), round(longest * POLAROID.bottom)];
  return { top: narrow, bottom: wide, left: narrow, right: narrow };
};

/** Adds a border of one color, the paper of an instant photo, cinema bars, or bars that make a picture square. */
export const border: Operation<'border'> = {
  id: 'border',
  title: 'border',
  phase: 'finish',
  stage: 'Framing',
  example: 'Add a white border',
  titleFor: ({ shape, name }) => {
    if (shape === 'bars') return 'black bars';
    if (shape === 'polaroid') return 'frame of an instant photo';
    if (shape === 'square') return `bars in ${name ?? 'white'} to make it square`;
    return name === undefined ? 'white border' : `${name} border`;
  },
  combine: (earlier, later) => ({
    ...earlier,
    ...later,
    // "Make it square without cropping, add white bars": the bars are those that make it square.
    ...(earlier['shape'] === 'square' ? { shape: 'square' } : {}),
  }),
  async apply(picture, _strength, { options }) {
    const { width, height } = picture;
    if (options['shape'] === 'square' && width === height)
      throw new NothingToDoError('The picture is square already.');
    if (options['shape'] === 'bars') {
      const kept = max(1, min(height, round(width / SCREEN)));
      const top = round((height - kept) / 2);
      const bars = { top, bottom: height - kept - top, background: '#000000' };
      const screen = sharpOf(picture).extract({ left: 0, top, width, height: kept });
      return pictureFrom(sharpOf(await pictureFrom(screen)).extend(bars));
    }
    const isPaper = options['shape'] === 'polaroid' && options['color'] === undefined;
    const background = isPaper ? PAPER : String(options['color'] ?? '#ffffff');
    return pictureFrom(sharpOf(picture).extend({ ...edgesFor(options, picture), background }));
  },
};

/** The radius as a fraction of the shorter side. */
const RADIUS = 0.08;

const squared = (picture: Picture): Picture => {
  const side = min(picture.width, picture.height);
  const [left, top] = [round((picture.width - side) / 2), round((picture.height - side) / 2)];
  return crop(picture, { left, top, width: side, height: side });
};

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

/** Rounds the corners or cuts the picture to a circle. The outside becomes transparent. */
export const roundCorners: Operation<'round-corners'> = {
  id: 'round-corners',
  title: 'rounded corners',
  phase: 'finish',
  stage: 'Rounding the corners',
  example: 'Round the corners',
  titleFor: ({ shape }) => (shape === 'circle' ? 'crop to a circle' : 'rounded corners'),
  async apply(picture, _strength, { options }) {
    const isCircle = options['shape'] === 'circle';
    const shown = await pictureFrom(sharpOf(isCircle ? squared(picture) : picture).ensureAlpha());
    const shorter = min(shown.width, shown.height);
    return rounded(shown, isCircle ? shorter / 2 : max(2, shorter * RADIUS));
  },
};

/** The maximum size of each mark, as fractions of the picture's sides, and its opacity. */
const MARK = { width: 0.3, height: 0.06, opacity: 0.45 };
const CORNER = { width: 0.28, height: 0.05, opacity: 0.7 };
/** The numbers of rows and columns of marks all over the picture. */
const ROWS = 4;
const COLUMNS = 3;
const DEFAULT_TEXT = '© All rights reserved';

/** Writes a watermark with the owner's text all over the picture, or once at the place that the prompt names. */
export const watermark: Operation<'watermark'> = {
  id: 'watermark',
  title: 'watermark',
  phase: 'finish',
  stage: 'Setting the watermark',
  example: 'Add the watermark "My name"',
  titleFor: ({ text }) => (text === undefined || text === '' ? 'watermark' : `watermark “${text}”`),
  async apply(picture, _strength, { options }) {
    const text = String(options['text'] ?? '') || DEFAULT_TEXT;
    const place = String(options['place'] ?? '');
    const color = rgbOf(String(options['color'] ?? '#ffffff'));
    const { width, height, opacity } = place === '' ? MARK : CORNER;
    const letters = await lettering(
      text,
      max(8, round(picture.width * width)),
      max(8, round(picture.height * height)),
    );
    const lay = (left: number, top: number): void => {
      layColor(picture, letters, { left: left + 1, top: top + 1 }, [0, 0, 0], opacity * 0.6);
      layColor(picture, letters, { left, top }, color, opacity);
    };
    if (place !== '') {
      const { left, top } = placeFor(picture, letters, place);
      lay(left, top);
      return picture;
    }
    for (let row = 0; row < ROWS; row++) {
      for (let column = -1; column < COLUMNS; column++) {
        const shift = row % 2 === 0 ? 0.25 : 0.75;
        const left = round(((column + shift) * picture.width) / COLUMNS);
        lay(left, round(((row + 0.5) * picture.height) / ROWS - letters.height / 2));
      }
    }
    return picture;
  },
};
