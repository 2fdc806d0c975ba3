import { globSync, readFileSync } from 'node:fs';

const SERVER = '{apps/api,libs/rules,libs/editor/engine,libs/server/*}/src/**/*.ts';
const CLIENT = '{apps/web,libs/editor/*,libs/web/*}/src/**/*.{ts,tsx}';
const IMPORTS =
  /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm;
/** Files that only specs import. */
const FOR_SPECS = /\.spec\.tsx?$|\.contract\.ts$|lint-rules\.ts$|[\\/]testing[\\/]/;
/** Fonts that the server opens by a name that it composes. */
const OPENED = /^@fontsource\//;

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that these sources import when they run. */
const importedBy = (pattern: string): ReadonlySet<string> =>
  new Set(
    globSync(pattern)
      .filter((path) => !FOR_SPECS.test(path))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(IMPORTS)])
      .map(([, named, loaded]) => packageOf(named ?? loaded ?? ''))
      .filter((name) => !name.startsWith('node:') && !name.startsWith('@safelight/')),
  );

describe('the packages that are installed without those for development', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const server = importedBy(SERVER);

  it('are all that the server imports', () => {
    expect([...server].filter((name) => !(name in dependencies))).toEqual([]);
    expect(server.size).toBeGreaterThan(30);
  });

  it('are none that only the client imports, whose bundle contains them', () => {
    const client = importedBy(CLIENT);
    const bundled = Object.keys(dependencies).filter((name) => client.has(name) && !server.has(name));
    expect(bundled.filter((name) => !OPENED.test(name))).toEqual([]);
    expect(client).toContain('react');
  });
});
