import { invalidField, isImageUid } from '@safelight/domain';
import { textProblem, TITLE_MAX_LENGTH } from '@safelight/rules';
import type { ImageCursor, ImageSort } from '../ports/index.ts';

/** Creates the cursor for clients, which is base64url of JSON. Clients treat it as opaque. */
export const encodeImageCursor = ({ sortKey, uid }: ImageCursor): string =>
  Buffer.from(JSON.stringify([sortKey, uid])).toString('base64url');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

/**
 * True for a sort key of this order. It may be longer than a title, because "İ" becomes two characters in lower
 * case.
 */
const isSortKey = (value: unknown, sort: ImageSort): value is string => {
  if (typeof value !== 'string') return false;
  if (sort === 'name') return value.length <= TITLE_MAX_LENGTH * 3 && textProblem(value) === null;
  return ISO_TIME.test(value) && !Number.isNaN(Date.parse(value));
};

/** Reads a cursor. Throws INVALID_INPUT, naming `field`, unless it is a cursor of a list in this order. */
export const decodeImageCursor = (text: string, sort: ImageSort, field = 'after'): ImageCursor => {
  const parsed = parse(text);
  const [sortKey, uid] = (Array.isArray(parsed) ? parsed : []) as readonly unknown[];
  if (typeof uid === 'string' && isImageUid(uid) && isSortKey(sortKey, sort)) return { sortKey, uid };
  throw invalidField(field, 'Use the cursor of the page before.');
};
