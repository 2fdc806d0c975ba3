import type { Plugin } from 'vite';
import { type ChunkGraph, loadedWith } from '../budget/chunk-graph.ts';
import { graphOf } from '../budget/graph-of.ts';
import { buildEarlyList } from './early-list.ts';

const DATA = 'apps/web/src/data-routes.tsx';

/**
 * The entry modules of lazy features, with the pages whose pictures or lists wait for this code and for data.
 */
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

/** The page whose list a script in its head requests before the code of the screen is loaded. */
const EARLY_PAGE = '/gallery';

/** The files that a page loads in addition to the files that every page loads. */
export interface PageScripts {
  /** A script that requests the page's list before the client runs; null on most pages. */
  readonly early: string | null;
  /** The modules of the page's screen. */
  readonly modules: readonly string[];
}

/**
 * The scripts of each page in `SCREENS`, by its path in `SITE_PAGES`. `early` is the file of the script that
 * requests the list.
 */
export const preloadsOf = (graph: ChunkGraph, early: string): Readonly<Record<string, PageScripts>> => {
  const entry = [...graph.values()].find(({ isEntry }) => isEntry);
  const first = entry === undefined ? [] : loadedWith(graph, entry.fileName);
  const filesOf = (code: string): readonly string[] => {
    const loaded = [DATA, code].flatMap((module) => loadedWith(graph, chunkOf(graph, module)));
    return [...new Set(loaded)].filter((chunk) => !first.includes(chunk)).map(({ fileName }) => fileName);
  };
  return Object.fromEntries(
    SCREENS.flatMap(([code, pages]) =>
      pages.map((page) => [page, { early: page === EARLY_PAGE ? early : null, modules: filesOf(code) }]),
    ),
  );
};

/**
 * Writes `preloads.json`, from which the server adds a page's scripts to its head, so that all of them load
 * at once.
 */
export const screenPreloads = (): Plugin => ({
  name: 'screen-preloads',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const early = await buildEarlyList();
    this.emitFile({ type: 'asset', ...early });
    const source = JSON.stringify(preloadsOf(graphOf(bundle), early.fileName));
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
  },
});
