import type { ImageCursor, ImageSort } from '@safelight/application';
import { invalidField, isImageUid, type Image } from '@safelight/domain';
import { TITLE_MAX_LENGTH, textProblem } from '@safelight/rules';

/** A position as clients hold it: base64url of JSON, opaque to them. */
export const encodeCursor = ({ sortKey, uid }: ImageCursor): string =>
  Buffer.from(JSON.stringify([sortKey, uid])).toString('base64url');

/** The position of an image in a list sorted so. */
export const cursorOf = ({ uid, title, createdAt }: Image, sort: ImageSort): string =>
  encodeCursor({ sortKey: sort === 'name' ? title.toLowerCase() : createdAt.toISOString(), uid });

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

/** Lower case can be longer than what it was made of: "İ" becomes two characters. */
const isSortKey = (value: unknown, sort: ImageSort): value is string => {
  if (typeof value !== 'string') return false;
  if (sort === 'name') return value.length <= TITLE_MAX_LENGTH * 3 && textProblem(value) === null;
  return ISO_TIME.test(value) && !Number.isNaN(Date.parse(value));
};

/** INVALID_INPUT for a cursor that is none of ours, or of a list sorted another way. */
export const decodeCursor = (cursor: string, sort: ImageSort): ImageCursor => {
  const parsed = parse(cursor);
  const [sortKey, uid]: unknown[] = Array.isArray(parsed) ? parsed : [];
  if (typeof uid === 'string' && isImageUid(uid) && isSortKey(sortKey, sort)) return { sortKey, uid };
  throw invalidField('after', 'Use the endCursor of the page before.');
};
