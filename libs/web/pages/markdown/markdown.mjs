// Turns Markdown into a module at build time, so that no renderer is sent to browsers. The files are our own; HTML
// in them is shown as text all the same, so that nobody has to read them for scripts.
import { Marked } from 'marked';

const escaped = (text) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
const marked = new Marked({ gfm: true, renderer: { html: ({ text }) => escaped(text) } });

/**
 * The module of a Markdown file: `title` (its first heading, as text), `updated` (an ISO date from the line
 * `Last updated: 2026-11-22` below it, or an empty string) and `html` (the rest).
 */
export const markdownModule = (source) => {
  const [, title = '', rest = source] = /^# (.+)\n([\s\S]*)$/.exec(source) ?? [];
  const [, updated = '', body = rest] = /^\s*Last updated: (\d{4}-\d\d-\d\d)\n([\s\S]*)$/.exec(rest) ?? [];
  const html = marked.parse(body.trim(), { async: false });
  return Object.entries({ title, updated, html })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
};

/** For Vite. */
export const markdown = () => ({
  name: 'markdown',
  transform: (source, id) => (id.endsWith('.md') ? { code: markdownModule(source), map: null } : null),
});
