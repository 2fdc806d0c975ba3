import { lengthProblem, TAG_MAX_LENGTH } from '@safelight/rules';

/**
 * Parses tags separated by commas or line breaks: trimmed, lower case as the server stores them, without
 * empty ones.
 */
export const tagsIn = (written: string): readonly string[] =>
  written
    .split(/[,\n]/)
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => tag !== '');

const lengthProblemOf = (tag: string): string | null => lengthProblem(tag, TAG_MAX_LENGTH);

/** True for a tag with more characters than the server stores. */
export const isTooLong = (tag: string): boolean => lengthProblemOf(tag) !== null;

/** Returns why a tag in a written text cannot be added; null if all of them can. */
export const tagProblem = (written: string): string | null =>
  tagsIn(written)
    .map(lengthProblemOf)
    .find((problem) => problem !== null) ?? null;

/** Returns `tags` and the new ones in `added`, each tag once. */
export const withTags = (tags: readonly string[], added: readonly string[]): readonly string[] => [
  ...new Set([...tags, ...added]),
];
