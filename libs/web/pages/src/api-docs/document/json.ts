export type Json = Readonly<Record<string, unknown>>;

/**
 * Returns `value` if it is an object, otherwise an empty object, so that the screen shows nothing for missing
 * parts.
 */
export const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
