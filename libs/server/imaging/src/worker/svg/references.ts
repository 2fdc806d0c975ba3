import { Refusal } from '../read-picture.ts';
import { embeddedPicture } from './embedded-picture.ts';

/** The target of a reference in an SVG: an element of the document, or embedded data. */
export type Reference =
  { readonly kind: 'element'; readonly id: string } | { readonly kind: 'picture'; readonly bytes: Buffer };

/** Parses the value of an href. Refuses references to something outside the document. */
export const readReference = (value: string): Reference => {
  const reference = value.trim();
  if (reference.startsWith('#')) return { kind: 'element', id: reference.slice(1) };
  const bytes = embeddedPicture(reference);
  if (bytes) return { kind: 'picture', bytes };
  throw new Refusal('INVALID_FILE_FORMAT', `a reference to ${reference.slice(0, 80)}`);
};

const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|([^0-9a-f]))/gis;

const unescaped = (css: string): string =>
  css.replace(ESCAPE, (_whole, hex: string | undefined, plain: string | undefined) => {
    if (hex === undefined) return plain ?? '';
    const code = Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });

/** CSS that loads or runs something without url(). */
const ACTIVE =
  /@import|@namespace|javascript:|-moz-binding|behaviou?r\s*:|(?<![\w-])(?:expression|src|image|paint|element|(?:-webkit-)?(?:image-set|cross-fade))\s*\(/i;

const URL_START = /url\s*\(/gi;
const URL_REST = /\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]*))\s*\)/y;

/**
 * Finds the references in a style sheet, a style attribute or any other attribute. Refuses references to
 * something outside the document.
 */
export const readCssReferences = (text: string): readonly Reference[] => {
  const css = text.includes('\\') ? unescaped(text) : text;
  if (ACTIVE.test(css)) throw new Refusal('INVALID_FILE_FORMAT', 'CSS that loads or runs something');
  return [...css.matchAll(URL_START)].map(({ index, 0: start }) => {
    URL_REST.lastIndex = index + start.length;
    const found = URL_REST.exec(css);
    if (!found) throw new Refusal('INVALID_FILE_FORMAT', 'a url() that does not end');
    return readReference(found[1] ?? found[2] ?? found[3] ?? '');
  });
};
