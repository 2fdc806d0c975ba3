import type { Plugin } from 'vite';
import { type ChunkGraph, loadedWith } from '../budget/chunk-graph.ts';
import { graphOf } from '../budget/graph-of.ts';

const DATA = 'apps/web/src/data-routes.tsx';

/** The lazy code of these pages in the route table, whose pictures or lists wait for code and data. */
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

/** The files that each page of `SITE_PAGES` loads in addition to those of every page. */
export const preloadsOf = (graph: ChunkGraph): Readonly<Record<string, readonly string[]>> => {
  const entry = [...graph.values()].find(({ isEntry }) => isEntry);
  const first = entry === undefined ? [] : loadedWith(graph, entry.fileName);
  const filesOf = (code: string): readonly string[] => {
    const loaded = [DATA, code].flatMap((module) => loadedWith(graph, chunkOf(graph, module)));
    return [...new Set(loaded)].filter((chunk) => !first.includes(chunk)).map(({ fileName }) => fileName);
  };
  return Object.fromEntries(SCREENS.flatMap(([code, pages]) => pages.map((page) => [page, filesOf(code)])));
};

/**
 * Writes `preloads.json`, from which the server adds a page's scripts to its head, so that all of them load
 * at once.
 */
export const screenPreloads = (): Plugin => ({
  name: 'screen-preloads',
  apply: 'build',
  generateBundle(_options, bundle) {
    const source = JSON.stringify(preloadsOf(graphOf(bundle)));
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
  },
});
