import { Refusal } from '../read-picture.ts';

/**
 * The maximum size of the text. A larger text is not a usual drawing and would need more memory than a worker
 * has.
 */
const MAX_SVG_BYTES = 8 * 1024 * 1024;

const DECLARATION = /^\s*<\?xml\s[^>]*\?>/;
const ENCODING = /\sencoding\s*=\s*["']([\w-]+)["']/;
/** Encodings in which the bytes up to 127 have the same meaning as in UTF-8. */
const LIKE_ASCII = /^(?:us-ascii|iso-8859-\d+|windows-125\d)$/i;

const decoded = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Refusal('INVALID_FILE_FORMAT', 'no UTF-8', { cause });
  }
};

const checkEncoding = (declaration: string, bytes: Buffer): void => {
  const encoding = ENCODING.exec(declaration)?.[1] ?? 'utf-8';
  if (/^utf-?8$/i.test(encoding)) return;
  if (LIKE_ASCII.test(encoding) && bytes.every((byte) => byte < 128)) return;
  throw new Refusal('INVALID_FILE_FORMAT', `encoding ${encoding}`);
};

/**
 * Decodes an SVG document, without byte order mark and XML declaration, so that every parser reads the same
 * characters. Refuses a text that is too long, is not UTF-8, or declares another encoding.
 */
export const svgText = (bytes: Buffer): string => {
  if (bytes.length > MAX_SVG_BYTES) throw new Refusal('IMAGE_TOO_LARGE', `${bytes.length} bytes of SVG`);
  const text = decoded(bytes);
  const declaration = DECLARATION.exec(text)?.[0] ?? '';
  checkEncoding(declaration, bytes);
  return text.slice(declaration.length).trim();
};
