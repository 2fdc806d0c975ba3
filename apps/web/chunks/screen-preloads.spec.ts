import type { BuiltChunk, ChunkGraph } from '../budget/chunk-graph.ts';
import { preloadsOf } from './screen-preloads.ts';

const chunk = (fileName: string, facade: string | null, imports: readonly string[] = []): BuiltChunk => ({
  fileName,
  facade,
  imports,
  isEntry: fileName === 'main.js',
  dynamicImports: [],
  modules: [],
  gzipBytes: 1,
});
const graphOf = (...chunks: readonly BuiltChunk[]): ChunkGraph =>
  new Map(chunks.map((each) => [each.fileName, each]));

const FEATURES = ['library', 'comparison', 'projects'].map((name) =>
  chunk(`${name}.js`, `/x/libs/web/${name}/src/index.ts`, ['data.js', 'ui.js']),
);

it('the preloads of a screen list each file of the screen and its data layer once, without those of all pages', () => {
  const graph = graphOf(
    chunk('main.js', '/x/main.tsx', ['ui.js']),
    chunk('ui.js', null),
    chunk('data.js', null),
    chunk('routes.js', '/x/apps/web/src/data-routes.tsx', ['data.js']),
    ...FEATURES,
  );
  const pages = preloadsOf(graph, 'early.js');
  expect(pages['/image/:uid']).toEqual({ early: null, modules: ['routes.js', 'data.js', 'library.js'] });
  expect(pages['/p/:token']).toEqual({ early: null, modules: ['routes.js', 'data.js', 'projects.js'] });
  expect(pages['/gallery']).toEqual({ early: 'early.js', modules: ['routes.js', 'data.js', 'library.js'] });
});

it('the build fails when the code of a screen is not found', () => {
  expect(() => preloadsOf(graphOf(chunk('main.js', '/x/main.tsx')), 'early.js')).toThrow(
    'No chunk was built of',
  );
});
