/** The module that `markdown/markdown.mjs` makes of a Markdown file. */
declare module '*.md' {
  /** The unchecked fields of its YAML. */
  export const facts: Readonly<Record<string, unknown>>;
  export const title: string;
  /** An ISO date, or empty. */
  export const updated: string;
  /** Rendered from our own files, which contain no HTML. */
  export const html: string;
  /** The reading time in minutes, at least 1. */
  export const readMinutes: number;
}
