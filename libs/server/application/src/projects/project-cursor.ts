import { isImageUid, isProjectId } from '@safelight/domain';
import { PROJECT_NAME_MAX_LENGTH, textProblem } from '@safelight/rules';
import { decodeListCursor, encodeListCursor, foreignCursor } from '../paging/list-cursor.ts';
import type { ProjectCursor, ProjectPlace, ProjectSort } from '../ports/index.ts';

/** The name of the list in its cursors. */
const listOf = (sort: ProjectSort): string => `projects ${sort}`;
/** The name of a list of a project's images in its cursors. A null id is that of a project behind a share link. */
const imagesOf = (projectId: string | null): string => `images of ${projectId ?? 'a shared project'}`;

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

/**
 * True for a sort key of this order. It may be longer than a name, because "İ" becomes two characters in lower
 * case.
 */
const isSortKey = (value: unknown, sort: ProjectSort): value is string => {
  if (typeof value !== 'string') return false;
  if (sort === 'name') return value.length <= PROJECT_NAME_MAX_LENGTH * 3 && textProblem(value) === null;
  return ISO_TIME.test(value) && !Number.isNaN(Date.parse(value));
};

/** Creates the cursor for clients of a list in this order. */
export const encodeProjectCursor = ({ sortKey, id }: ProjectCursor, sort: ProjectSort): string =>
  encodeListCursor(listOf(sort), [sortKey, id]);

/** Reads a cursor. Throws INVALID_INPUT, naming `field`, unless it is a cursor of a list in this order. */
export const decodeProjectCursor = (text: string, sort: ProjectSort, field = 'after'): ProjectCursor => {
  const [sortKey, id] = decodeListCursor(text, listOf(sort), field);
  if (typeof id === 'string' && isProjectId(id) && isSortKey(sortKey, sort)) return { sortKey, id };
  throw foreignCursor(field);
};

/**
 * Creates a cursor for clients from the position of an image in its project. The id is null for the visitors of a
 * share link, who do not learn it.
 */
export const encodeProjectPlace = ({ position, uid }: ProjectPlace, projectId: string | null): string =>
  encodeListCursor(imagesOf(projectId), [position, uid]);

/**
 * Reads a cursor that `encodeProjectPlace` created for this project. Throws INVALID_INPUT, naming `field`, for any
 * other text.
 */
export const decodeProjectPlace = (text: string, projectId: string | null, field = 'after'): ProjectPlace => {
  const [position, uid] = decodeListCursor(text, imagesOf(projectId), field);
  const isPlace = typeof position === 'number' && Number.isSafeInteger(Math.trunc(position));
  if (isPlace && typeof uid === 'string' && isImageUid(uid)) return { position, uid };
  throw foreignCursor(field);
};
