/** Characters of one tag. */
const TAG_MAX_LENGTH = 50;

/** The tags in what was typed or pasted, by commas or lines: trimmed, in lower case as they are kept, no blanks. */
export const tagsIn = (written: string): readonly string[] =>
  written
    .split(/[,\n]/)
    .map((tag) => tag.trim().toLowerCase().slice(0, TAG_MAX_LENGTH))
    .filter((tag) => tag !== '');

/** `tags` and those of `added` that are not among them, each once. */
export const withTags = (tags: readonly string[], added: readonly string[]): readonly string[] => [
  ...new Set([...tags, ...added]),
];
