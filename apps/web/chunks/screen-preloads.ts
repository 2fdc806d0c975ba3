import type { Plugin } from 'vite';
import { type ChunkGraph, loadedWith } from '../budget/chunk-graph.ts';
import { graphOf } from '../budget/graph-of.ts';

const DATA = 'apps/web/src/data-routes.tsx';

/** What the route table loads for these pages, whose pictures or lists come after code and data. */
const SCREENS: readonly (readonly [code: string, pages: readonly string[]])[] = [
  ['libs/web/library/src/index.ts', ['/gallery', '/upload', '/image/:uid']],
  ['libs/web/comparison/src/index.ts', ['/comparisons', '/comparison/upload', '/comparison/:uid']],
  ['libs/web/projects/src/index.ts', ['/projects', '/projects/:id', '/p/:token']],
];

const chunkOf = (graph: ChunkGraph, module: string): string => {
  const found = [...graph.values()].find(({ facade }) => facade?.endsWith(module));
  if (found === undefined) throw new Error(`No chunk was built of ${module}.`);
  return found.fileName;
};

/** By pages, as in `SITE_PAGES`, the files that each loads besides those of every page. */
export const preloadsOf = (graph: ChunkGraph): Readonly<Record<string, readonly string[]>> => {
  const entry = [...graph.values()].find(({ isEntry }) => isEntry);
  const first = entry === undefined ? [] : loadedWith(graph, entry.fileName);
  const filesOf = (code: string): readonly string[] => {
    const loaded = [DATA, code].flatMap((module) => loadedWith(graph, chunkOf(graph, module)));
    return [...new Set(loaded)].filter((chunk) => !first.includes(chunk)).map(({ fileName }) => fileName);
  };
  return Object.fromEntries(SCREENS.flatMap(([code, pages]) => pages.map((page) => [page, filesOf(code)])));
};

/** Writes `preloads.json`, by which the server names a page's scripts in its head, so that they come all at once. */
export const screenPreloads = (): Plugin => ({
  name: 'screen-preloads',
  apply: 'build',
  generateBundle(_options, bundle) {
    const source = JSON.stringify(preloadsOf(graphOf(bundle)));
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
  },
});
