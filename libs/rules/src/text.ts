const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Returns null if `text` can be stored and used in a header: it must not contain NUL, which PostgreSQL
 * refuses, or lone surrogates, which UTF-8 cannot encode. Transports check all texts of a request before they
 * call a use case.
 */
export const textProblem = (text: string): string | null =>
  text.includes('\u0000') || LONE_SURROGATE.test(text) ? 'Contains characters that cannot be stored.' : null;

/** Returns the number of characters of a text, as Unicode and JSON Schema count them: an emoji of one symbol is one. */
export const charactersIn = (text: string): number => {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
};

/** Returns the first `max` characters of a text. */
export const firstCharacters = (text: string, max: number): string =>
  charactersIn(text) <= max ? text : [...text].slice(0, max).join('');

/** Returns null if `text` has at most `max` characters. */
export const lengthProblem = (text: string, max: number): string | null =>
  charactersIn(text) > max ? `Use at most ${max} characters.` : null;

const LINE_BREAK_OR_CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Returns null if `text` can be stored and used in an email header: a single line without control characters.
 */
export const lineProblem = (text: string): string | null =>
  textProblem(text) ?? (LINE_BREAK_OR_CONTROL.test(text) ? 'Use one line of text.' : null);

/** Returns the problems by field, without the fields that have none. */
export const problemsByField = <F extends string>(
  found: readonly (readonly [F, string | null])[],
): Readonly<Partial<Record<F, string>>> => {
  const problems: Partial<Record<F, string>> = {};
  for (const [field, problem] of found) if (problem !== null) problems[field] = problem;
  return problems;
};
