/** The value if it is a JSON object, otherwise an empty object. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The value if it is a string, otherwise an empty string. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The value if it is an array, otherwise an empty array. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
