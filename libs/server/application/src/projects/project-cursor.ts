import { invalidField, isImageUid, isProjectId } from '@safelight/domain';
import { PROJECT_NAME_MAX_LENGTH, textProblem } from '@safelight/rules';
import type { ProjectCursor, ProjectPlace, ProjectSort } from '../ports/index.ts';

const encode = (parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

const partsOf = (text: string): readonly unknown[] => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parsed) ? (parsed as unknown[]) : [];
  } catch {
    return [];
  }
};

const brokenCursor = (field: string) => invalidField(field, 'Use the cursor of the page before.');

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

/** Creates the cursor for clients, which is base64url of JSON. Clients treat it as opaque. */
export const encodeProjectCursor = ({ sortKey, id }: ProjectCursor): string => encode([sortKey, id]);

/** Reads a cursor. Throws INVALID_INPUT, naming `field`, unless it is a cursor of a list in this order. */
export const decodeProjectCursor = (text: string, sort: ProjectSort, field = 'after'): ProjectCursor => {
  const [sortKey, id] = partsOf(text);
  if (typeof id === 'string' && isProjectId(id) && isSortKey(sortKey, sort)) return { sortKey, id };
  throw brokenCursor(field);
};

/** Creates a cursor for clients from the position of an image in its project. */
export const encodeProjectPlace = ({ position, uid }: ProjectPlace): string => encode([position, uid]);

/** Reads a cursor that `encodeProjectPlace` created. Throws INVALID_INPUT, naming `field`, for any other text. */
export const decodeProjectPlace = (text: string, field = 'after'): ProjectPlace => {
  const [position, uid] = partsOf(text);
  const isPlace = typeof position === 'number' && Number.isSafeInteger(Math.trunc(position));
  if (isPlace && typeof uid === 'string' && isImageUid(uid)) return { position, uid };
  throw brokenCursor(field);
};
