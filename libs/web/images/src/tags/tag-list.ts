/** The maximum length of a tag in characters. */
const TAG_MAX_LENGTH = 50;

/**
 * Parses tags separated by commas or line breaks: trimmed, lower case as the server stores them, without
 * empty ones.
 */
export const tagsIn = (written: string): readonly string[] =>
  written
    .split(/[,\n]/)
    .map((tag) => tag.trim().toLowerCase().slice(0, TAG_MAX_LENGTH))
    .filter((tag) => tag !== '');

/** `tags` and those of `added` that are not among them, without repetition. */
export const withTags = (tags: readonly string[], added: readonly string[]): readonly string[] => [
  ...new Set([...tags, ...added]),
];
