/** Markdown as `markdown/markdown.mjs` makes a module of it. */
declare module '*.md' {
  /** What its YAML says, unchecked. */
  export const facts: Readonly<Record<string, unknown>>;
  export const title: string;
  /** ISO date, or empty. */
  export const updated: string;
  /** Rendered from our own files, without HTML of theirs. */
  export const html: string;
  /** How long it takes to read, at least 1. */
  export const readMinutes: number;
}
