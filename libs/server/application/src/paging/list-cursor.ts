import { invalidField } from '@safelight/domain';

/**
 * Creates a cursor for clients, which is base64url of JSON. It contains the name of the list and of its order,
 * so that it cannot be used in another one, where it would skip or repeat entries. Clients treat it as opaque.
 */
export const encodeListCursor = (list: string, position: readonly [unknown, string]): string =>
  Buffer.from(JSON.stringify([list, ...position])).toString('base64url');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/** The error for a text that is not a cursor of this list in this order. */
export const foreignCursor = (field: string) => invalidField(field, 'Use the cursor of the page before.');

/** Reads the position from a cursor. Throws INVALID_INPUT, naming `field`, unless it is a cursor of this list. */
export const decodeListCursor = (text: string, list: string, field: string): readonly [unknown, unknown] => {
  const parsed = parse(text);
  const [of, key, id] = (Array.isArray(parsed) ? parsed : []) as readonly unknown[];
  if (of !== list) throw foreignCursor(field);
  return [key, id];
};
