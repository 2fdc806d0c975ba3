import {
  ALIGNMENT_SHARES,
  FONT_SIZE,
  isLongerThan,
  LIMITS,
  NEW_LAYER,
  type Color,
  type MeasureText,
  type TextLayer,
} from '@safelight/engine';
import type { LayerTextData, TextStyle } from 'ag-psd';
import { placedPoint, withPointAt } from './placed-text.ts';
import { colorOfPsd } from './psd-colors.ts';
import { fontOfPsd, type FontFace } from './psd-fonts.ts';

/** Thrown for a text that the editor cannot show as in the file; the message ends a sentence after “because”. */
export class OtherText extends Error {
  override readonly name = 'OtherText';
}

/** The value that all parts of a text have. */
const common = <T>(values: readonly T[], what: string): T | undefined => {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  if (others.some((other) => other !== first)) throw new OtherText(`it has more than one ${what}`);
  return values[0];
};

const stylesOf = ({ style, styleRuns }: LayerTextData): readonly TextStyle[] =>
  styleRuns === undefined ? [style ?? {}] : styleRuns.map((run) => ({ ...style, ...run.style }));

const refuseOtherStyles = ({ orientation, warp }: LayerTextData, styles: readonly TextStyle[]): void => {
  if (orientation === 'vertical') throw new OtherText('it is vertical');
  if (warp?.style !== undefined && warp.style !== 'none') throw new OtherText('it is warped');
  for (const { underline, strikethrough, fontCaps, fontBaseline, strokeFlag, fillFlag } of styles) {
    if (underline === true || strikethrough === true) throw new OtherText('it has lines under or through it');
    if (fontCaps !== undefined && fontCaps !== 0)
      throw new OtherText('its style makes capitals of its letters');
    if (fontBaseline !== undefined && fontBaseline !== 0)
      throw new OtherText('letters of it are raised or lowered');
    if (strokeFlag === true || fillFlag === false) throw new OtherText('its letters are outlined');
  }
};

const faceOf = (styles: readonly TextStyle[]): FontFace => {
  const name =
    common(
      styles.map(({ font }) => font?.name),
      'font',
    ) ?? '';
  const face = fontOfPsd(name);
  if (face === null) throw new OtherText(`the editor does not have its font ${name}`);
  const isBold =
    common(
      styles.map(({ fauxBold }) => fauxBold === true),
      'weight',
    ) === true;
  const isItalic =
    common(
      styles.map(({ fauxItalic }) => fauxItalic === true),
      'slant',
    ) === true;
  return { ...face, weight: isBold ? 700 : face.weight, italic: isItalic || face.italic };
};

const colorOf = (styles: readonly TextStyle[]): Color => {
  const inFile = common(
    styles.map(({ fillColor }) => fillColor),
    'color',
  ) ?? { r: 0, g: 0, b: 0 };
  const color = colorOfPsd(inFile);
  if (color === null) throw new OtherText('its color is not in RGB');
  return color;
};

const isAlignment = (value: string): value is TextLayer['align'] => value in ALIGNMENT_SHARES;

const alignmentOf = ({ paragraphStyle, paragraphStyleRuns }: LayerTextData): TextLayer['align'] => {
  const runs = paragraphStyleRuns?.map(({ style }) => ({ ...paragraphStyle, ...style })) ?? [paragraphStyle];
  const alignment =
    common(
      runs.map((style) => style?.justification),
      'alignment',
    ) ?? 'left';
  if (!isAlignment(alignment)) throw new OtherText('its lines are justified');
  return alignment;
};

/** The scales and the rotation of a matrix, which may not be skewed. What is mirrored is mirrored horizontally. */
const placementOf = ([a = 1, b = 0, c = 0, d = 1]: readonly number[]) => {
  const area = a * d - b * c;
  const sign = area < 0 ? -1 : 1;
  const scaleX = sign * Math.hypot(a, b);
  const isUsual = Number.isFinite(area) && area !== 0 && Math.abs(a * c + b * d) < 0.01 * Math.abs(area);
  if (!isUsual) throw new OtherText('it is skewed');
  return { scaleX, scaleY: area / scaleX, rotation: (Math.atan2(sign * b, sign * a) * 180) / Math.PI };
};

/** The origin of the text's box, or the anchor of its first line, in units of the file. */
const cornersOf = ({ shapeType, boxBounds = [], pointBase = [] }: LayerTextData) => {
  const [left = 0, top = 0, right = 0] = shapeType === 'box' ? boxBounds : pointBase;
  return { left, top, width: shapeType === 'box' ? right - left : null };
};

/**
 * The text layer that the data of a file describe, without its id and name. Its lines are in the place that the
 * file says, but a text in a box may be a little too high or low. Throws OtherText.
 */
export const describedText = (text: LayerTextData, measure: MeasureText): TextLayer => {
  const styles = stylesOf(text);
  refuseOtherStyles(text, styles);
  // Photoshop has a character of its own for a new line within a paragraph.
  const content = text.text.replaceAll('\u0003', '\n');
  if (isLongerThan(content, LIMITS.textLength)) throw new OtherText('it is too long');
  const { scaleX, scaleY, rotation } = placementOf(text.transform ?? []);
  const sizeInFile =
    common(
      styles.map(({ fontSize }) => fontSize),
      'size',
    ) ?? 12;
  // Sizes that the editor does not have are scaled.
  const size = Math.min(FONT_SIZE.max, Math.max(FONT_SIZE.min, sizeInFile));
  const unit = sizeInFile / size;
  const { left, top, width } = cornersOf(text);
  const layer: TextLayer = {
    ...NEW_LAYER,
    type: 'text',
    id: 'text',
    name: '',
    content,
    ...faceOf(styles),
    size,
    align: alignmentOf(text),
    color: colorOf(styles),
    outline: null,
    width: width === null ? null : Math.max(1, width / unit),
    strokes: [],
    transform: { x: 0, y: 0, scaleX: scaleX * unit, scaleY: scaleY * unit, rotation },
  };
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = text.transform ?? [];
  const place = { x: a * left + c * top + x, y: b * left + d * top + y };
  return withPointAt(layer, placedPoint(layer, measure), place);
};
