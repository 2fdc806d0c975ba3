import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const read = (path: string): string => readFileSync(path, 'utf8');
const tree = (pattern: string): readonly string[] =>
  globSync(pattern, { exclude: ['**/node_modules', '**/dist', 'data', 'tmp', '.nx'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Documents for developers. The site's pages are Markdown too, but their links are addresses of the site. */
const DOCUMENTS = [
  ...tree('*.md'),
  ...tree('{apps,docker,docs,libs,tools}/**/{README,NOTICE,ATTRIBUTION}.md'),
]
  .concat(tree('docs/**/*.md'))
  .filter((path, place, all) => all.indexOf(path) === place);

/** Paths in backticks: a file with an extension of ours, or a folder with a slash at its end. */
const PATHS =
  /`((?:\.\.\/)*(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.(?:[cm]?[jt]sx?|json|md|ya?ml|sql|graphql|css|html|svg|[bt]sv|bin)|(?:\.\.\/)*(?:[a-z@][\w.@-]*\/)+)`/g;
/** Folders and files that commands make. */
const MADE = new Set(['coverage/', 'tmp/graph.html']);

const matches = (path: string, pattern: RegExp): readonly string[] =>
  [...read(path).matchAll(pattern)].map(([, first = '']) => first);

const commands = (): readonly string[] =>
  Object.keys((JSON.parse(read('package.json')) as { readonly scripts: object }).scripts);

describe('the documents for developers', () => {
  it('exist', () =>
    expect(DOCUMENTS).toEqual(expect.arrayContaining(['README.md', 'docs/glossary.md', 'tools/README.md'])));

  it('link to files that exist', () => {
    const broken = DOCUMENTS.flatMap((path) =>
      matches(path, /\]\(([^)#\s]+)(?:#[^)]*)?\)/g)
        .filter((link) => !/^(https?|mailto):/.test(link) && !existsSync(join(dirname(path), link)))
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const existing = tree('**/*').map((path) => `/${path}`);
    const isThere = (readme: string, named: string): boolean => {
      const [folder, path] = [dirname(readme), named.replace(/\/$/, '')];
      const below = folder === '.' ? '/' : `/${folder}/`;
      return (
        existsSync(path) ||
        existsSync(join(folder, path)) ||
        existing.some((one) => one.startsWith(below) && one.endsWith(`/${path}`))
      );
    };
    const missing = DOCUMENTS.filter((path) => path.endsWith('README.md')).flatMap((readme) =>
      matches(readme, PATHS)
        .filter((named) => !MADE.has(named) && !isThere(readme, named))
        .map((named) => `${readme}: ${named}`),
    );
    expect(missing).toEqual([]);
  });

  it('name commands that exist', () => {
    const existing = new Set(commands());
    const unknown = DOCUMENTS.flatMap((path) =>
      matches(path, /npm run ([a-z][\w:-]*)/g)
        .filter((name) => !existing.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('include a README that names every command', () => {
    const named = new Set([
      ...matches('README.md', /npm (?:run )?([a-z][\w:-]*)/g),
      ...matches('CONTRIBUTING.md', /npm (?:run )?([a-z][\w:-]*)/g),
      ...matches('tools/README.md', /npm (?:run )?([a-z][\w:-]*)/g),
    ]);
    expect(commands().filter((name) => !named.has(name))).toEqual([]);
  });

  it('include an index that lists every decision once with its title', () => {
    const decisions = tree('docs/adr/*.md').map((path) => {
      const [heading = ''] = matches(path, /^# (\d+\. .*)$/gm);
      return `- [${heading.replace('. ', ': ')}](${path.slice('docs/'.length)})`;
    });
    expect(matches('docs/README.md', /^(- \[.*\]\(adr\/[^)]+\))$/gm)).toEqual(decisions);
  });

  it('state for every library its purpose and what it may import', () => {
    const projects = tree('{apps/*,libs/*,libs/*/*}/package.json').map((path) => dirname(path));
    expect(projects.length).toBeGreaterThan(30);
    const silent = projects.filter((project) => {
      const path = join(project, 'README.md');
      return !existsSync(path) || !read(path).includes('\nMay import: ');
    });
    expect(silent).toEqual([]);
  });
});
