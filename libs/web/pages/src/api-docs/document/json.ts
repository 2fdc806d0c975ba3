export type Json = Readonly<Record<string, unknown>>;

/** `value` when it is an object, else an empty one: what a document leaves out is shown as nothing. */
export const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
