import { isImageUid } from '@safelight/domain';
import { textProblem, TITLE_MAX_LENGTH } from '@safelight/rules';
import { decodeListCursor, encodeListCursor, foreignCursor } from '../paging/list-cursor.ts';
import { isStoredTime } from '../paging/stored-time.ts';
import type { ImageCursor, ImageSort } from '../ports/index.ts';

/** The name of the list in its cursors. The trash has the order of the library, so its cursors are the same. */
const listOf = (sort: ImageSort): string => `images ${sort}`;

/** Creates the cursor for clients of a list in this order. */
export const encodeImageCursor = ({ sortKey, uid }: ImageCursor, sort: ImageSort): string =>
  encodeListCursor(listOf(sort), [sortKey, uid]);

/**
 * True for a sort key of this order. It may be longer than a title, because "İ" becomes two characters in lower
 * case.
 */
const isSortKey = (value: unknown, sort: ImageSort): value is string => {
  if (typeof value !== 'string') return false;
  if (sort === 'name') return value.length <= TITLE_MAX_LENGTH * 3 && textProblem(value) === null;
  return isStoredTime(value);
};

/** Reads a cursor. Throws INVALID_INPUT, naming `field`, unless it is a cursor of a list in this order. */
export const decodeImageCursor = (text: string, sort: ImageSort, field = 'after'): ImageCursor => {
  const [sortKey, uid] = decodeListCursor(text, listOf(sort), field);
  if (typeof uid === 'string' && isImageUid(uid) && isSortKey(sortKey, sort)) return { sortKey, uid };
  throw foreignCursor(field);
};
