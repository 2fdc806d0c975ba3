import { LIMITS } from '../defaults/limits.ts';

/** What is wrong and where, e.g. `layers[3].opacity`; an empty place is the whole document. */
export interface Problem {
  readonly place: string;
  readonly message: string;
}

/** Keys that reach an object's prototype when a careless program copies them. */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** The place of a part as people write it: `layers[3].opacity`. */
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

/** The first thing in a value that JSON couldn't hold or that no document needs; null when there is none. */
export const firstForeignPart = (value: unknown, path: readonly PropertyKey[] = []): Problem | null => {
  const message = ownProblem(value, path.length);
  if (message !== null) return { place: placeOf(path), message };
  if (typeof value !== 'object' || value === null) return null;
  const entries: Iterable<[PropertyKey, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, part] of entries) {
    const here = [...path, key];
    if (typeof key === 'string' && PROTOTYPE_KEYS.has(key)) {
      return { place: placeOf(here), message: 'is not an allowed name' };
    }
    const problem = firstForeignPart(part, here);
    if (problem !== null) return problem;
  }
  return null;
};

/** Bytes of a text in UTF-8. */
export const utf8Bytes = (text: string): number => {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
};
