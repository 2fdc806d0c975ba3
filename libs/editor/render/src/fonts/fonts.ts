import { calloutLabel, FONTS, type EditorDocument, type FontName, type TextFont } from '@safelight/engine';
import { cssFontOf } from '@safelight/paint';
import { FONT_FILES } from './font-files.ts';

/** The CSS family that each font of a document is drawn with: one with the same widths that we may serve. */
export const FAMILIES: Readonly<Record<FontName, string>> = {
  Arial: 'Arimo',
  Helvetica: 'Arimo',
  'Times New Roman': 'Tinos',
  Georgia: 'Gelasio',
  Verdana: 'DejaVu Sans',
};

/** What draws the characters that none of our fonts has, such as emoji. */
const FALLBACKS: Readonly<Record<FontName, string>> = {
  Arial: 'sans-serif',
  Helvetica: 'sans-serif',
  'Times New Roman': 'serif',
  Georgia: 'serif',
  Verdana: 'sans-serif',
};

/** The family of a font as CSS and canvases take it. */
export const familyOf = (font: FontName): string => `"${FAMILIES[font]}", ${FALLBACKS[font]}`;

/** A font that did not come from the server. The document is not drawn with another one instead. */
export class FontMissing extends Error {
  override readonly name = 'FontMissing';

  constructor(cause: unknown) {
    super('The fonts of this document could not be loaded. Check your connection and try again.', { cause });
  }
}

/** A font and the characters it draws. */
interface FontUse extends TextFont {
  readonly text: string;
}

/** The fonts of a page or of a worker; null in a place without any, such as a test. */
const fontSet = (): FontFaceSet | null => {
  if (typeof FontFace === 'undefined') return null;
  const { document, fonts } = globalThis as { document?: Document; fonts?: FontFaceSet };
  return document?.fonts ?? fonts ?? null;
};

const registered = new WeakMap<FontFaceSet, FontFace[]>();

const newFaces = (): FontFace[] =>
  Object.entries(FONT_FILES).flatMap(([family, files]) =>
    files.map(
      ({ weight, style, characters, url }) =>
        new FontFace(family, `url("${url.href}")`, {
          weight: String(weight),
          style,
          unicodeRange: characters,
        }),
    ),
  );

/** Makes the fonts known to their place, without loading any: drawing with one loads it as well. */
const register = (fonts: FontFaceSet): void => {
  if (registered.has(fonts)) return;
  const faces = newFaces();
  registered.set(fonts, faces);
  for (const face of faces) fonts.add(face);
};

/** Takes the fonts out, so that the next call asks the server again for those that did not come. */
const forget = (fonts: FontFaceSet): void => {
  for (const face of registered.get(fonts) ?? []) fonts.delete(face);
  registered.delete(fonts);
};

const LATIN = 'The quick brown fox';

const everyFont = (): readonly FontUse[] =>
  FONTS.flatMap((font) =>
    ([400, 700] as const).flatMap((weight) =>
      [false, true].map((italic) => ({ font, size: 16, weight, italic, text: LATIN })),
    ),
  );

const fontsIn = ({ layers }: EditorDocument): readonly FontUse[] =>
  layers.flatMap((layer): readonly FontUse[] => {
    if (layer.type === 'text') return [{ ...layer, text: layer.content }];
    if (layer.type !== 'shape' || layer.kind !== 'callout') return [];
    return [{ ...calloutLabel(layer), italic: false }];
  });

/**
 * Loads the fonts of a document with just the characters it uses; without a document the Latin letters of every font.
 * What was loaded is kept. Errors: FontMissing; another call tries again.
 */
export const loadFonts = async (document?: EditorDocument): Promise<void> => {
  const fonts = fontSet();
  if (fonts === null) return;
  register(fonts);
  const uses = document === undefined ? everyFont() : fontsIn(document);
  try {
    await Promise.all(uses.map((use) => fonts.load(cssFontOf(use, familyOf), use.text || LATIN)));
  } catch (error) {
    forget(fonts);
    throw new FontMissing(error);
  }
};

/** Calls back when fonts have come that something may have been drawn without. Returns what ends it. */
export const onFontsLoaded = (listener: () => void): (() => void) => {
  const fonts = fontSet();
  if (fonts === null) return () => undefined;
  register(fonts);
  fonts.addEventListener('loadingdone', listener);
  return () => {
    fonts.removeEventListener('loadingdone', listener);
  };
};
