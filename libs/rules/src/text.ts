const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Null when `text` can be stored and used in a header: without NUL, which PostgreSQL refuses, and lone
 * surrogates, which UTF-8 cannot encode. Transports check every text of a request once.
 */
export const textProblem = (text: string): string | null =>
  text.includes('\u0000') || LONE_SURROGATE.test(text) ? 'Contains characters that cannot be stored.' : null;

const LINE_BREAK_OR_CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Null when `text` can be stored and is one line without control characters, fit for the header of an email. */
export const lineProblem = (text: string): string | null =>
  textProblem(text) ?? (LINE_BREAK_OR_CONTROL.test(text) ? 'Use one line of text.' : null);

/** The problems that are not null, by field. */
export const problemsByField = <F extends string>(
  found: readonly (readonly [F, string | null])[],
): Readonly<Partial<Record<F, string>>> => {
  const problems: Partial<Record<F, string>> = {};
  for (const [field, problem] of found) if (problem !== null) problems[field] = problem;
  return problems;
};
