import { says as saysOf } from '../clauses/clauses.ts';
import { wish, type Finding, type Reading } from '../clauses/reading.ts';

const MM_PER_INCH = 25.4;
const MM_PER_CM = 10;
const DENSITY = /(\d{2,4}) ?(?:dpi|ppi|ppp)/i;
/** The prints that are named in inches; others without a unit are in centimeters. */
const IN_INCHES = /^(?:4x6|5x7|6x8|8x10|8x12|11x14|12x16|12x18|16x20|16x24|20x24|24x36)$/;

const isOfDensity = (text: string): boolean => /^\d+$|^(?:dpi|ppi|ppp)$/i.test(text) || DENSITY.test(text);

/** Reads a size on paper with its density as pixels: "10x15 cm at 300 dpi", "A4, 300 dpi". */
export const readPaper = (reading: Reading): Finding => {
  const text = reading.words.map((word) => word.text).join(' ');
  const density = Number(DENSITY.exec(text)?.[1] ?? 0);
  if (density === 0 || reading.has('op:passport-photo')) return null;
  const sheet = reading.measure('print', 'ratio');
  if (sheet === null) return null;
  const [short, long] = [Math.min(sheet.width, sheet.height), Math.max(sheet.width, sheet.height)];
  const unit = IN_INCHES.test(`${short}x${long}`) ? MM_PER_INCH : MM_PER_CM;
  const pixels = (side: number): number =>
    Math.round(((sheet.kind === 'print' ? side : side * unit) / MM_PER_INCH) * density);
  reading.take('resize', 'size', 'make', 'crop', 'picture', 'upscale', 'convert-format', 'near');
  reading.takeWords(reading.left().filter((word) => isOfDensity(word.text) || saysOf(word, 'upscale')));
  return wish('resize', { width: pixels(sheet.width), height: pixels(sheet.height), sides: 'either' }, true);
};
