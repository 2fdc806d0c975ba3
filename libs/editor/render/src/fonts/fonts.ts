import { calloutLabel, type EditorDocument, type FontName, FONTS, type TextFont } from '@safelight/engine';
import { cssFontOf } from '@safelight/paint';
import { isReplaced, REPLACED } from '../replaced.ts';
import { FONT_FILES } from './font-files.ts';

/** The CSS family for each font of a document: one with the same widths whose licence lets us serve it. */
export const FAMILIES: Readonly<Record<FontName, string>> = {
  Arial: 'Arimo',
  Helvetica: 'Arimo',
  'Times New Roman': 'Tinos',
  Georgia: 'Gelasio',
  Verdana: 'DejaVu Sans',
};

/** The fallback fonts for characters that ours lack, such as emoji. */
const FALLBACKS: Readonly<Record<FontName, string>> = {
  Arial: 'sans-serif',
  Helvetica: 'sans-serif',
  'Times New Roman': 'serif',
  Georgia: 'serif',
  Verdana: 'sans-serif',
};

/** The family of a font for CSS and canvases. */
export const familyOf = (font: FontName): string => `"${FAMILIES[font]}", ${FALLBACKS[font]}`;

/** The error when a font could not be loaded from the server. No other font replaces it in the drawing. */
export class FontMissing extends Error {
  override readonly name = 'FontMissing';

  constructor(cause: unknown, isGone: boolean) {
    const text = 'The fonts of this document could not be loaded. Check your connection and try again.';
    super(isGone ? REPLACED : text, { cause });
  }
}

/** A font and the characters that are drawn with it. */
interface FontUse extends TextFont {
  readonly text: string;
}

/** The fonts of a page or worker; null in an environment without fonts, such as a test. */
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

/** Registers the fonts without loading any; drawing with one of them also loads it. */
const register = (fonts: FontFaceSet): void => {
  if (registered.has(fonts)) return;
  const faces = newFaces();
  registered.set(fonts, faces);
  for (const face of faces) fonts.add(face);
};

/** Removes the fonts from the page, so that the next call requests the missing ones again. */
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
 * Loads the fonts of a document, only with the characters that it uses, or the Latin letters of every font
 * without a document. Loaded fonts are kept. Throws FontMissing, after which another call tries again.
 */
export const loadFonts = async (
  document?: EditorDocument,
  isGone: () => Promise<boolean> = () => isReplaced(import.meta.url),
): Promise<void> => {
  const fonts = fontSet();
  if (fonts === null) return;
  register(fonts);
  const uses = document === undefined ? everyFont() : fontsIn(document);
  try {
    await Promise.all(uses.map((use) => fonts.load(cssFontOf(use, familyOf), use.text || LATIN)));
  } catch (error) {
    forget(fonts);
    throw new FontMissing(error, await isGone());
  }
};

/**
 * Calls the listener when fonts were loaded that may have been missing in a drawing. Returns a function that
 * unsubscribes.
 */
export const onFontsLoaded = (listener: () => void): (() => void) => {
  const fonts = fontSet();
  if (fonts === null) return () => undefined;
  register(fonts);
  fonts.addEventListener('loadingdone', listener);
  return () => fonts.removeEventListener('loadingdone', listener);
};
