/** The value if it is a JSON object, otherwise an empty one. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The value if it is a text, otherwise an empty one. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The value if it is a list, otherwise an empty one. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
