/** A JSON object, empty for anything else. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** A text, empty for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A list, empty for anything else. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
