import type { EditorDocument } from '../document/document.ts';

const equalLists = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!equal(a[at], b[at])) return false;
  return true;
};

/** True when two parts of documents are equal, whatever the order of their fields. */
export const equal = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(a, b);
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]));
};

/** True when two documents are equal, even if they share no objects. */
export const isSameDocument = (a: EditorDocument, b: EditorDocument): boolean => equal(a, b);
