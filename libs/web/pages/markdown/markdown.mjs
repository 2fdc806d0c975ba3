// Converts Markdown files to modules at build time, so that browsers need no renderer. The files are our own,
// but HTML in them is shown as text, so that nobody has to check them for scripts.
import { Marked } from 'marked';
import { parse as parseYaml } from 'yaml';

const escaped = (text) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
const marked = new Marked({ gfm: true, renderer: { html: ({ text }) => escaped(text) } });

/** The reading speed in words per minute. */
const READING_SPEED = 200;

/**
 * The module of a Markdown file exports `facts` (the YAML between two lines of `---` at its start, or an
 * empty object), `title` (its first heading as text), `updated` (an ISO date from the line `Last updated:
 * 2026-11-22` below it, or an empty string), `html` (the rest) and `readMinutes` (the reading time, at least
 * 1).
 */
export const markdownModule = (source) => {
  const [, yaml = '', page = source] = /^---\n([\s\S]*?\n)---\n\s*([\s\S]*)$/.exec(source) ?? [];
  const [, title = '', rest = page] = /^# (.+)\n([\s\S]*)$/.exec(page) ?? [];
  const [, updated = '', body = rest] = /^\s*Last updated: (\d{4}-\d\d-\d\d)\n([\s\S]*)$/.exec(rest) ?? [];
  const html = marked.parse(body.trim(), { async: false });
  const readMinutes = Math.max(1, Math.round(body.split(/\s+/).length / READING_SPEED));
  return Object.entries({ facts: parseYaml(yaml) ?? {}, title, updated, html, readMinutes })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
};

/** The Vite plugin that converts Markdown files. */
export const markdown = () => ({
  name: 'markdown',
  transform: (source, id) => (id.endsWith('.md') ? { code: markdownModule(source), map: null } : null),
});
