import { isImageUid, isProjectId } from '@safelight/domain';
import { PROJECT_NAME_MAX_LENGTH, textProblem } from '@safelight/rules';
import { createHash } from 'node:crypto';
import { decodeListCursor, encodeListCursor, foreignCursor } from '../paging/list-cursor.ts';
import { isStoredTime } from '../paging/stored-time.ts';
import type { ProjectCursor, ProjectPlace, ProjectSort } from '../ports/index.ts';

/** The name of the list in its cursors. */
const listOf = (sort: ProjectSort): string => `projects ${sort}`;
/** Whose images a list contains: those of a project, or those that a share link shows to its visitors. */
export type ProjectImageList = { readonly projectId: string } | { readonly linkToken: string };

/**
 * The name of a list of images in its cursors. For a share link it is a digest of the token: visitors do not learn
 * the project, and a cursor does not open the link.
 */
const imagesOf = (images: ProjectImageList): string =>
  'projectId' in images
    ? `images of ${images.projectId}`
    : `images of the link ${createHash('sha256').update(images.linkToken).digest('base64url')}`;

/**
 * True for a sort key of this order. It may be longer than a name, because "İ" becomes two characters in lower
 * case.
 */
const isSortKey = (value: unknown, sort: ProjectSort): value is string => {
  if (typeof value !== 'string') return false;
  if (sort === 'name') return value.length <= PROJECT_NAME_MAX_LENGTH * 3 && textProblem(value) === null;
  return isStoredTime(value);
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

/** Creates a cursor for clients from the position of an image in its project. */
export const encodeProjectPlace = ({ position, uid }: ProjectPlace, images: ProjectImageList): string =>
  encodeListCursor(imagesOf(images), [position, uid]);

/**
 * Reads a cursor that `encodeProjectPlace` created for this list of images. Throws INVALID_INPUT, naming `field`, for
 * any other text.
 */
export const decodeProjectPlace = (text: string, images: ProjectImageList, field = 'after'): ProjectPlace => {
  const [position, uid] = decodeListCursor(text, imagesOf(images), field);
  const isPosition = typeof position === 'number' && Number.isSafeInteger(position);
  if (isPosition && typeof uid === 'string' && isImageUid(uid)) return { position, uid };
  throw foreignCursor(field);
};
