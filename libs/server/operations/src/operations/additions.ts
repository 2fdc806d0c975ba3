import { type Rgb, rgbOf } from '../colors/named-colors.ts';
import { bent } from '../pixels/bent.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { grownCover } from '../pixels/grown-cover.ts';
import { isFont, lettering, turned } from '../pixels/lettering.ts';
import { lumaOf, type Picture, type Plane } from '../pixels/picture.ts';
import type { Operation, OperationContext, StepOptions } from '../operation.ts';
import { placeFor, type Corner } from './corner-place.ts';

const { max, min, round } = Math;

/** The maximum size of the text, as fractions of the picture's sides. */
const BOX = { width: 0.86, height: 0.14, corner: 0.4 };
/**
 * The glow behind the letters, which keeps them readable on any background: its size as a fraction of the
 * letters' height, and its darkness.
 */
const GLOW = { reach: 0.12, depth: 0.75 };
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [18, 18, 18];

/** The mean luma (0–255) of the pixels that the letters will cover. */
const lumaBehind = ({ width, data, channels }: Picture, letters: Plane, { left, top }: Corner): number => {
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
const layColor = (picture: Picture, coverage: Plane, { left, top }: Corner, color: Rgb, share = 1): void => {
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

/** The letters in the middle of a plane that has so many pixels more on each side. */
const withMargin = (letters: Plane, margin: number): Plane => {
  const [width, height] = [letters.width + 2 * margin, letters.height + 2 * margin];
  const values = new Float32Array(width * height);
  for (let y = 0; y < letters.height; y++) {
    const row = letters.values.subarray(y * letters.width, (y + 1) * letters.width);
    values.set(row, (y + margin) * width + margin);
  }
  return { width, height, values };
};

/** The letters blurred with a margin, which is the glow behind them. */
const glowOf = (letters: Plane, reach: number): Plane => {
  const soft = boxFilter(boxFilter(withMargin(letters, 2 * reach), reach), max(1, round(reach / 2)));
  return { ...soft, values: soft.values.map((value) => min(1, value * 1.6)) };
};

/** The width of a line around letters as a fraction of their height. */
const OUTLINE = 0.06;
/** How much "big" and "small" letters differ from the usual ones. */
const SIZES: Readonly<Record<string, number>> = { large: 1.6, small: 0.55 };
const TILTED_DEGREES = 12;
/** The degrees by which each of many marks over the picture is turned if they should be diagonal. */
const MARK_DEGREES = 30;
/** Letters are at most as long as this part of the picture, and turned ones as this part of its shorter side. */
const LONGEST = { level: 0.9, diagonal: 0.8, turned: 0.8 };

/** What a plan says of letters that are not of the usual size. */
const sizeName = ({ size }: StepOptions): string =>
  size === 'small' ? ' in small letters' : size === 'large' ? ' in big letters' : '';
/** What a plan says of letters that stand along an arc. */
const curveName = ({ curve }: StepOptions): string =>
  curve === 'up' ? ' in an arc' : curve === 'down' ? ' in an arc that hangs down' : '';

const scaleOf = ({ size }: StepOptions): number => SIZES[String(size)] ?? 1;
/** How far letters are turned clockwise. Those that go up to the right are easier to read. */
const degreesOf = ({ angle }: StepOptions, { width, height }: Picture): number => {
  if (angle === 'diagonal') return (-Math.atan2(height, width) * 180) / Math.PI;
  return angle === 'tilted' ? -TILTED_DEGREES : Number(angle ?? 0);
};
const isCurve = (curve: unknown): curve is 'up' | 'down' => curve === 'up' || curve === 'down';
/** The letters of a text, at most as large as a part of the picture, and bent and turned as the prompt says. */
const lettersFor = async (
  picture: Picture,
  options: StepOptions,
  text: string,
  box: { readonly width: number; readonly height: number; readonly degrees: number },
): Promise<Plane> => {
  const font = String(options['font'] ?? 'bold');
  const scale = scaleOf(options);
  const isDiagonal = options['angle'] === 'diagonal';
  const longest =
    box.degrees === 0 || isDiagonal
      ? picture.width * (isDiagonal ? LONGEST.diagonal : LONGEST.level)
      : min(picture.width, picture.height) * LONGEST.turned;
  const letters = await lettering(
    text,
    max(8, round(min(picture.width * box.width * scale, longest))),
    max(8, round(picture.height * box.height * scale)),
    isFont(font) ? font : 'bold',
  );
  const { curve } = options;
  return turned(isCurve(curve) ? bent(letters, curve) : letters, box.degrees);
};
const sayWhichFont = ({ font }: StepOptions, note: OperationContext['note']): void => {
  if (font === 'other') note('This font is not available, so the letters are plain and bold.');
};

/** How much smaller a text below another one is, unless it shall be as large, and the gap between them as a part of the upper one. */
const BELOW = { scale: 0.6, gap: 0.3 };

/** Lines of letters, one below the other, aligned at the side of the picture where they stand. */
interface Line {
  readonly letters: Plane;
  readonly at: Corner;
}
const stacked = (picture: Picture, planes: readonly Plane[], place: string): readonly Line[] => {
  const gap = planes.length > 1 ? round((planes[0]?.height ?? 0) * BELOW.gap) : 0;
  const width = max(...planes.map((plane) => plane.width));
  const height = planes.reduce((sum, plane) => sum + plane.height, 0) + gap * (planes.length - 1);
  const block = placeFor(picture, { width, height }, place);
  let { top } = block;
  return planes.map((letters) => {
    const room = width - letters.width;
    const inset = place.includes('left') ? 0 : place.includes('right') ? room : round(room / 2);
    const at = { left: block.left + inset, top };
    top += letters.height + gap;
    return { letters, at };
  });
};

/** Lays one line of letters over the picture, with a glow or an outline around it. */
const layLine = (picture: Picture, { letters, at }: Line, options: StepOptions): void => {
  const opacity = Number(options['opacity'] ?? 1);
  const isDarkBehind = lumaBehind(picture, letters, at) < 140;
  const outline = options['outline'] === undefined ? null : rgbOf(String(options['outline']));
  const isOnDark = outline === null ? isDarkBehind : lumaOf(...outline) < 128;
  const color = options['color'] === undefined ? (isOnDark ? WHITE : BLACK) : rgbOf(String(options['color']));
  const isLight = lumaOf(color[0], color[1], color[2]) > 127;
  const height = min(letters.height, picture.height * BOX.height);
  if (outline === null) {
    const reach = max(1, round(height * GLOW.reach));
    const shade = { left: at.left - 2 * reach, top: at.top - 2 * reach };
    const depth = GLOW.depth * 0.6 * opacity;
    layColor(picture, glowOf(letters, reach), shade, isLight ? BLACK : WHITE, depth);
  } else {
    const reach = max(1, round(height * OUTLINE));
    const around = grownCover(withMargin(letters, reach + 1), reach);
    layColor(picture, around, { left: at.left - reach - 1, top: at.top - reach - 1 }, outline, opacity);
  }
  layColor(picture, letters, at, color, opacity);
};

/** The color of the text below another one: its own, or that of the upper one. */
const colorBelow = ({ color, belowColor }: StepOptions): StepOptions => {
  const own = belowColor ?? color;
  return own === undefined ? {} : { color: own };
};

/**
 * Writes text over the picture, light on dark or dark on light, or in the requested color, and below it another text
 * (`below`), which is smaller unless `belowSize` is "same".
 */
export const addText: Operation<'add-text'> = {
  id: 'add-text',
  title: 'add text',
  phase: 'finish',
  stage: 'Lettering',
  example: 'Add the text "Hello" at the top',
  titleFor: (options) => {
    const below = options['below'] === undefined ? '' : ` with “${options['below']}” below it`;
    return `add the text “${options['text'] ?? ''}”${sizeName(options)}${curveName(options)}${below}`;
  },
  async apply(picture, _strength, { options, note }) {
    const { below, belowSize } = options;
    const place = String(options['place'] ?? '');
    const degrees = degreesOf(options, picture);
    const box = { width: place.includes('-') ? BOX.corner : BOX.width, height: BOX.height, degrees };
    const upper = await lettersFor(picture, options, String(options['text'] ?? ''), box);
    sayWhichFont(options, note);
    if (below === undefined) {
      for (const line of stacked(picture, [upper], place)) layLine(picture, line, options);
      return picture;
    }
    const scale = belowSize === 'same' ? 1 : BELOW.scale;
    const { size: _size, curve: _curve, ...plain } = options;
    const lower = await lettersFor(picture, plain, String(below), {
      width: box.width,
      height: min(box.height, upper.height / picture.height) * scale,
      degrees,
    });
    const [first, second] = stacked(picture, [upper, lower], place);
    if (first !== undefined) layLine(picture, first, options);
    if (second !== undefined) layLine(picture, second, { ...options, ...colorBelow(options) });
    return picture;
  },
};

/** The maximum size of each mark, as fractions of the picture's sides, and its opacity. */
const MARK = { width: 0.3, height: 0.06, opacity: 0.45 };
const CORNER = { width: 0.28, height: 0.05, opacity: 0.7 };
const CENTER = { width: 0.6, height: 0.12, opacity: 0.6 };
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
  titleFor: (options) => {
    const text = String(options['text'] ?? '');
    return `watermark${text === '' ? '' : ` “${text}”`}${sizeName(options)}${curveName(options)}`;
  },
  async apply(picture, _strength, { options, note }) {
    const text = String(options['text'] ?? '') || DEFAULT_TEXT;
    const place = String(options['place'] ?? '');
    const color = rgbOf(String(options['color'] ?? '#ffffff'));
    const mark = place === '' ? MARK : place === 'center' ? CENTER : CORNER;
    const opacity = Number(options['opacity'] ?? mark.opacity);
    const isMany = place === '' && options['angle'] === 'diagonal';
    const degrees = isMany ? -MARK_DEGREES : degreesOf(options, picture);
    const letters = await lettersFor(picture, options, text, { ...mark, degrees });
    sayWhichFont(options, note);
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
