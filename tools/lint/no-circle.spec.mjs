import { Linter } from 'eslint';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from 'typescript-eslint';
import { noCircle } from './no-circle.mjs';

describe('the rule against circles of imports', () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'safelight-circles-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (modules) => {
    for (const [name, text] of Object.entries(modules)) writeFileSync(join(folder, name), text);
  };
  const lint = (name) => {
    const path = join(folder, name);
    const config = {
      files: ['**/*.ts'],
      plugins: { safelight: { rules: { 'no-circle': noCircle } } },
      rules: { 'safelight/no-circle': 'error' },
      languageOptions: { parser },
    };
    const found = new Linter({ cwd: folder }).verify(readFileSync(path, 'utf8'), config, path);
    return found.map(({ line, message }) => `${line}: ${message}`);
  };

  it('finds one through several modules, at the import that begins it, in each of them', () => {
    write({
      'a.ts': "import { tmpdir } from 'node:os';\nimport { b } from './b.ts';\nexport const a = [b, tmpdir];",
      'b.ts': "export { c as b } from './c';",
      'c.ts': "import { d } from './d.ts';\nexport const c = [() => import('./a.ts'), d];",
      'd.ts': 'export const d = 1;',
    });
    expect(lint('a.ts')).toEqual(['2: This import leads back here: b.ts → c.ts → a.ts.']);
    expect(lint('b.ts')).toEqual(['1: This import leads back here: c.ts → a.ts → b.ts.']);
    expect(lint('c.ts')).toEqual(['2: This import leads back here: a.ts → b.ts → c.ts.']);
    expect(lint('d.ts')).toEqual([]);
  });

  it('finds one of types alone', () => {
    write({
      'a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'b.ts': "export type B = import('./a.ts').A | null;",
    });
    expect(lint('a.ts')).toEqual(['1: This import leads back here: b.ts → a.ts.']);
    expect(lint('b.ts')).toEqual(['1: This import leads back here: a.ts → b.ts.']);
  });

  it('finds a module that imports itself', () => {
    write({ 'a.ts': "export const one = 1;\nexport * as self from './a.ts';" });
    expect(lint('a.ts')).toEqual(['2: This import leads back here: a.ts.']);
  });

  it('lets two modules import the same third, and a module be beside a circle', () => {
    write({
      'top.ts': "export * from './left.ts';\nexport * from './right.ts';\nexport * from './a.ts';",
      'left.ts': "export * from './bottom.ts';",
      'right.ts': "export * from './bottom.ts';",
      'bottom.ts': 'export const bottom = 1;',
      'a.ts': "export * from './b.ts';",
      'b.ts': "export * from './a.ts';\nexport * from './bottom.ts';",
    });
    for (const name of ['top.ts', 'left.ts', 'right.ts', 'bottom.ts']) expect(lint(name)).toEqual([]);
    expect(lint('b.ts')).toHaveLength(1);
  });

  it('sees that a circle was closed or opened since it last looked, as in an editor', () => {
    write({ 'a.ts': "export * from './b.ts';", 'b.ts': 'export const b = 1;' });
    expect([lint('a.ts'), lint('b.ts')]).toEqual([[], []]);
    write({ 'b.ts': "export * from './a.ts';" });
    expect([lint('b.ts'), lint('a.ts')].map(({ length }) => length)).toEqual([1, 1]);
    write({ 'b.ts': 'export const b = 1;' });
    expect([lint('b.ts'), lint('a.ts')]).toEqual([[], []]);
  });
});
