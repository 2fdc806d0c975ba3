import type { FontName, TextLayer } from '@safelight/engine';

/** The properties of a text that choose one file of a font family. */
export type FontFace = Pick<TextLayer, 'font' | 'weight' | 'italic'>;

/** Photoshop's names of the regular, bold, italic, and bold italic files of each font. */
const FACES: Readonly<Record<FontName, readonly [string, string, string, string]>> = {
  Arial: ['ArialMT', 'Arial-BoldMT', 'Arial-ItalicMT', 'Arial-BoldItalicMT'],
  Helvetica: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'],
  'Times New Roman': [
    'TimesNewRomanPSMT',
    'TimesNewRomanPS-BoldMT',
    'TimesNewRomanPS-ItalicMT',
    'TimesNewRomanPS-BoldItalicMT',
  ],
  Georgia: ['Georgia', 'Georgia-Bold', 'Georgia-Italic', 'Georgia-BoldItalic'],
  Verdana: ['Verdana', 'Verdana-Bold', 'Verdana-Italic', 'Verdana-BoldItalic'],
};

/** The families that files name, with the font of a document whose letters have the same widths. */
const FAMILIES: Readonly<Record<string, FontName>> = {
  Arial: 'Arial',
  Arimo: 'Arial',
  LiberationSans: 'Arial',
  Helvetica: 'Helvetica',
  TimesNewRoman: 'Times New Roman',
  Times: 'Times New Roman',
  Tinos: 'Times New Roman',
  LiberationSerif: 'Times New Roman',
  Georgia: 'Georgia',
  Gelasio: 'Georgia',
  Verdana: 'Verdana',
  DejaVuSans: 'Verdana',
};

const STYLES: Readonly<Record<string, Omit<FontFace, 'font'>>> = {
  Regular: { weight: 400, italic: false },
  Roman: { weight: 400, italic: false },
  Bold: { weight: 700, italic: false },
  Italic: { weight: 400, italic: true },
  Oblique: { weight: 400, italic: true },
  BoldItalic: { weight: 700, italic: true },
  BoldOblique: { weight: 700, italic: true },
};

/** Photoshop's name (the PostScript name) of the font that a text is drawn with. */
export const psdFontOf = ({ font, weight, italic }: FontFace): string =>
  FACES[font][(weight === 700 ? 1 : 0) + (italic ? 2 : 0)] ?? font;

/** The font of a document for Photoshop's name of a font; null when there is none like it. */
export const fontOfPsd = (name: string): FontFace | null => {
  const [family = '', style = 'Regular'] = name.split('-');
  const font = FAMILIES[family.replace(/(?:PS)?(?:MT)?$/, '')];
  const face = STYLES[style.replace(/MT$/, '')];
  return font === undefined || face === undefined ? null : { font, ...face };
};
