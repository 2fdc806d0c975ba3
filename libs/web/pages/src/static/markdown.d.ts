/** Markdown as `markdown/markdown.mjs` makes a module of it. */
declare module '*.md' {
  export const title: string;
  /** ISO date, or empty. */
  export const updated: string;
  /** Rendered from our own files, without HTML of theirs. */
  export const html: string;
}
