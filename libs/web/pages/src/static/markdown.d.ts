/** The module that `markdown/markdown.mjs` makes of a Markdown file. */
declare module '*.md' {
  /** The fields of the YAML at the start of the file, unchecked. */
  export const facts: Readonly<Record<string, unknown>>;
  export const title: string;
  /** The date of the last change in ISO 8601; empty if the file contains none. */
  export const updated: string;
  /** The text as HTML. The files are our own and contain no HTML themselves. */
  export const html: string;
  /** The reading time in minutes, at least 1. */
  export const readMinutes: number;
}
