import { type BuiltChunk, type ChunkGraph, firstLoadBytes, loadedWith, misplaced } from './chunk-graph.ts';

const chunk = (fileName: string, fields: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  isEntry: false,
  facade: null,
  imports: [],
  dynamicImports: [],
  modules: [],
  gzipBytes: 1,
  ...fields,
});

const graphOf = (...chunks: readonly BuiltChunk[]): ChunkGraph =>
  new Map(chunks.map((each) => [each.fileName, each]));

const konva = { modules: ['/x/node_modules/konva/lib/Node.js'] };
const RULE = { name: 'konva', modules: /\/node_modules\/konva\//, onlyFor: ['libs/web/editing/'] };

it('the size of the first page counts everything that loads with it once, and nothing that loads later', () => {
  const graph = graphOf(
    chunk('main.js', {
      isEntry: true,
      imports: ['a.js', 'b.js'],
      dynamicImports: ['later.js'],
      gzipBytes: 100,
    }),
    chunk('a.js', { imports: ['b.js', 'main.js'], gzipBytes: 20 }),
    chunk('b.js', { gzipBytes: 3 }),
    chunk('later.js', { imports: ['c.js'], gzipBytes: 5_000 }),
    chunk('c.js', { gzipBytes: 5_000 }),
  );
  expect(firstLoadBytes(graph)).toBe(123);
  expect(loadedWith(graph, 'later.js').map(({ fileName }) => fileName)).toEqual(['later.js', 'c.js']);
});

const editing = (imports: readonly string[]): BuiltChunk =>
  chunk('editing.js', { facade: '/x/libs/web/editing/src/index.ts', imports });
const gallery = (imports: readonly string[]): BuiltChunk =>
  chunk('gallery.js', { facade: '/x/libs/web/library/src/index.ts', imports });
const main = (imports: readonly string[] = []): BuiltChunk =>
  chunk('main.js', { isEntry: true, imports, dynamicImports: ['gallery.js', 'editing.js'] });

it('reserved code may be in the modules it is reserved for, and in scripts that they import dynamically', () => {
  const stage = chunk('stage.js', konva);
  expect(misplaced(graphOf(main(), gallery([]), editing(['stage.js']), stage), RULE)).toEqual([]);
  const later = chunk('editing.js', {
    facade: '/x/libs/web/editing/src/index.ts',
    dynamicImports: ['stage.js'],
  });
  expect(misplaced(graphOf(main(), gallery([]), later, stage), RULE)).toEqual([]);
});

it.each([
  [
    'the first page',
    graphOf(main(['stage.js']), gallery([]), editing([]), chunk('stage.js', konva)),
    'main.js',
  ],
  [
    'a screen of another feature, through a shared chunk,',
    graphOf(main(), gallery(['shared.js']), editing(['shared.js']), chunk('shared.js', konva)),
    '/x/libs/web/library/src/index.ts',
  ],
])('an error is reported when %s loads reserved code', (_what, graph, culprit) => {
  expect(misplaced(graph, RULE)).toEqual([`${culprit} loads konva.`]);
});

it('reserved code is found behind several dynamic imports', () => {
  const graph = graphOf(
    main(),
    chunk('gallery.js', { dynamicImports: ['menu.js'] }),
    chunk('menu.js', { facade: '/x/Menu.tsx', imports: ['stage.js'] }),
    chunk('stage.js', konva),
    editing([]),
  );
  expect(misplaced(graph, RULE)).toEqual(['/x/Menu.tsx loads konva.']);
});
