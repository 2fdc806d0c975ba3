import { Linter } from 'eslint';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parser } from 'typescript-eslint';
import { noCircle } from './no-circle.mjs';

describe('the lint rule against circles of imports', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'safelight-circles-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (modules: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(modules)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  };
  const lint = (name: string): readonly string[] => {
    const path = join(folder, name);
    const config: Linter.Config = {
      files: ['**/*.ts'],
      plugins: { safelight: { rules: { 'no-circle': noCircle } } },
      rules: { 'safelight/no-circle': 'error' },
      languageOptions: { parser },
    };
    const found = new Linter({ cwd: folder }).verify(readFileSync(path, 'utf8'), config, path);
    return found.map(({ line, message }) => `${line}: ${message}`);
  };

  it('reports a circle of several modules in each of them, at the import that leads into it', () => {
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

  it('reports a circle of type imports only', () => {
    write({
      'a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'b.ts': "export type B = import('./a.ts').A | null;",
    });
    expect(lint('a.ts')).toEqual(['1: This import leads back here: b.ts → a.ts.']);
    expect(lint('b.ts')).toEqual(['1: This import leads back here: a.ts → b.ts.']);
  });

  it('reports a module that imports itself', () => {
    write({ 'a.ts': "export const one = 1;\nexport * as self from './a.ts';" });
    expect(lint('a.ts')).toEqual(['2: This import leads back here: a.ts.']);
  });

  it('does not report modules that share an import, or a module that only imports a member of a circle', () => {
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

  it('notices in a second run of the same process that a circle was added or removed', () => {
    write({ 'a.ts': "export * from './b.ts';", 'b.ts': 'export const b = 1;' });
    expect([lint('a.ts'), lint('b.ts')]).toEqual([[], []]);
    write({ 'b.ts': "export * from './a.ts';" });
    expect([lint('b.ts'), lint('a.ts')].map(({ length }) => length)).toEqual([1, 1]);
    write({ 'b.ts': 'export const b = 1;' });
    expect([lint('b.ts'), lint('a.ts')]).toEqual([[], []]);
  });

  describe('the lint rule against circles of folders within a project', () => {
    beforeEach(() => {
      write({ 'package.json': '{}' });
    });

    it('reports two folders that import each other, even if no two modules do', () => {
      write({
        'src/card/card.ts': "import type { View } from '../grid/view.ts';\nexport type Card = View;",
        'src/card/box.ts': 'export type Box = 1;',
        'src/grid/view.ts': 'export type View = 1;',
        'src/grid/deep/layout.ts': "export type { Box } from '../../card/box.ts';",
      });
      expect(lint('src/card/card.ts')).toEqual(['1: This import leads back to its own folder: grid → card.']);
      expect(lint('src/grid/deep/layout.ts')).toEqual([
        '1: This import leads back to its own folder: card → grid.',
      ]);
      expect(lint('src/card/box.ts')).toEqual([]);
    });

    it('reports a folder that imports itself through a module beside the folder', () => {
      write({
        'src/context.ts': "export type { Loader } from './image/loader.ts';",
        'src/image/loader.ts': 'export type Loader = 1;',
        'src/image/resolver.ts': "export type { Loader } from '../context.ts';",
      });
      expect(lint('src/context.ts')).toEqual([
        '1: This import leads back to its own folder: image → context.ts.',
      ]);
    });

    it('does not report a spec that imports an importer of its folder, or imports of modules beside and above a folder', () => {
      write({
        'src/worker/tasks.ts': "export * from './svg/draw.ts';\nexport * from '../protocol.ts';",
        'src/worker/refusal.ts': 'export const refusal = 1;',
        'src/worker/svg/draw.ts': "export * from '../refusal.ts';\nexport * from '../../protocol.ts';",
        'src/worker/svg/draw.spec.ts': "import '../../pool/pool.ts';",
        'src/pool/pool.ts': "export * from '../worker/tasks.ts';",
        'src/protocol.ts': 'export const protocol = 1;',
      });
      for (const name of ['worker/tasks.ts', 'worker/svg/draw.ts', 'worker/svg/draw.spec.ts', 'pool/pool.ts'])
        expect(lint(`src/${name}`)).toEqual([]);
    });

    it('reports nothing once the circle of folders was removed', () => {
      write({
        'src/a/a.ts': "export * from '../b/one.ts';",
        'src/b/one.ts': 'export const one = 1;',
        'src/b/b.ts': "export * from '../a/a.ts';",
      });
      expect(lint('src/a/a.ts')).toHaveLength(1);
      write({ 'src/b/b.ts': 'export const b = 1;' });
      expect([lint('src/b/b.ts'), lint('src/a/a.ts')]).toEqual([[], []]);
    });
  });
});
