import { approximateWidth, type MeasureText } from '@safelight/engine';
import { cssFontOf, type Context2D } from '@safelight/paint';
import { newCanvas } from '../canvases/new-canvas.ts';
import { familyOf } from './fonts.ts';

let context: Context2D | null | undefined;

/** The width of a line of text as drawn, once its font is loaded; an estimate in an environment that cannot draw. */
export const measureText: MeasureText = (text, font) => {
  context ??= newCanvas(1, 1).getContext('2d');
  if (context === null) return approximateWidth(text, font);
  context.font = cssFontOf(font, familyOf);
  return context.measureText(text).width;
};
