import { LIMITS } from '../defaults/constants.ts';

/** A problem and its place, for example `layers[3].opacity`. An empty place means the whole document. */
export interface Problem {
  readonly place: string;
  readonly message: string;
}

/** Keys that access an object's prototype when careless code copies them. */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** The place of a part in readable form: `layers[3].opacity`. */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${String(part)}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const ownProblem = (value: unknown, depth: number): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'must be a finite number';
  if (typeof value !== 'object') return `must not be a ${typeof value}`;
  if (depth > LIMITS.jsonDepth) return 'is nested too deep';
  return Array.isArray(value) || isPlain(value) ? null : 'must be a plain object';
};

interface Found {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const behind = (key: PropertyKey, { path, message }: Found): Found => ({ path: [key, ...path], message });

const isFine = (part: unknown): boolean =>
  typeof part === 'number' ? Number.isFinite(part) : typeof part === 'string';

/** The path is only built when returning from an invalid value, because most values are valid. */
const firstFound = (value: unknown, depth: number): Found | null => {
  const message = ownProblem(value, depth);
  if (message !== null) return { path: [], message };
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const part: unknown = value[index];
      const found = isFine(part) ? null : firstFound(part, depth + 1);
      if (found !== null) return behind(index, found);
    }
    return null;
  }
  for (const [key, part] of Object.entries(value)) {
    if (PROTOTYPE_KEYS.has(key)) return { path: [key], message: 'is not an allowed name' };
    const found = isFine(part) ? null : firstFound(part, depth + 1);
    if (found !== null) return behind(key, found);
  }
  return null;
};

/** The first part of a value that JSON cannot represent or that no document needs; null when there is none. */
export const firstForeignPart = (value: unknown): Problem | null => {
  const found = firstFound(value, 0);
  return found === null ? null : { place: placeOf(found.path), message: found.message };
};

/** Half of a surrogate pair. A pair takes four bytes in UTF-8, so each half counts as two. */
const isSurrogate = (unit: number): boolean => unit >= 0xd8_00 && unit <= 0xdf_ff;

/**
 * The number of bytes of a text in UTF-8, computed from its code units without encoding it, because a text
 * may have 5 MB.
 */
export const utf8Bytes = (text: string): number => {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x80) bytes += unit < 0x8_00 || isSurrogate(unit) ? 1 : 2;
  }
  return bytes;
};
