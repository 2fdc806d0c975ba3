import { rgbOf } from '../colors/named-colors.ts';
import type { Operation, StepOptions } from '../operation.ts';
import { lettering } from '../pixels/lettering.ts';
import type { Picture } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { layColor, placeFor } from './add-text.ts';

const { hypot, max, min, round } = Math;

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

const edgesFor = ({ shape, pixels }: StepOptions, longest: number): Edges => {
  const side = pixels === undefined ? max(1, round(longest * BORDER)) : Number(pixels);
  if (shape !== 'polaroid') return { top: side, bottom: side, left: side, right: side };
  const [narrow, wide] = [round(longest * POLAROID.side), round(longest * POLAROID.bottom)];
  return { top: narrow, bottom: wide, left: narrow, right: narrow };
};

/** Adds a border of one color, the paper of an instant photo, or cinema bars. */
export const border: Operation<'border'> = {
  id: 'border',
  title: 'border',
  phase: 'finish',
  stage: 'Framing',
  graded: false,
  example: 'Add a white border',
  titleFor: ({ shape, name }) => {
    if (shape === 'bars') return 'black bars';
    if (shape === 'polaroid') return 'frame of an instant photo';
    return name === undefined ? 'white border' : `${name} border`;
  },
  async apply(picture, _strength, { options }) {
    const { width, height } = picture;
    if (options['shape'] === 'bars') {
      const kept = max(1, Math.min(height, round(width / SCREEN)));
      const top = round((height - kept) / 2);
      const bars = { top, bottom: height - kept - top, background: '#000000' };
      const screen = sharpOf(picture).extract({ left: 0, top, width, height: kept });
      return pictureFrom(sharpOf(await pictureFrom(screen)).extend(bars));
    }
    const isPaper = options['shape'] === 'polaroid' && options['color'] === undefined;
    const background = isPaper ? PAPER : String(options['color'] ?? '#ffffff');
    return pictureFrom(sharpOf(picture).extend({ ...edgesFor(options, max(width, height)), background }));
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
  graded: false,
  example: 'Round the corners',
  titleFor: ({ shape }) => (shape === 'circle' ? 'crop to a circle' : 'rounded corners'),
  async apply(picture, _strength, { options }) {
    const isCircle = options['shape'] === 'circle';
    const shown = await pictureFrom(sharpOf(isCircle ? squared(picture) : picture).ensureAlpha());
    const shorter = min(shown.width, shown.height);
    return rounded(shown, isCircle ? shorter / 2 : max(2, shorter * RADIUS));
  },
};

/** The maximum size of one mark as a fraction of the picture, and its opacity. */
const MARK = { width: 0.3, height: 0.06, opacity: 0.45 };
const CORNER = { width: 0.28, height: 0.05, opacity: 0.7 };
/** The numbers of rows and columns of marks all over the picture. */
const ROWS = 4;
const COLUMNS = 3;
const DEFAULT_TEXT = '© Safelight';

/** Writes the owner's text all over the picture or in one place. */
export const watermark: Operation<'watermark'> = {
  id: 'watermark',
  title: 'watermark',
  phase: 'finish',
  stage: 'Setting the watermark',
  graded: false,
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
