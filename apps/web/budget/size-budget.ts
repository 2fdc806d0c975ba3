import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { firstLoadBytes, misplaced, type Reserved } from './chunk-graph.ts';
import { graphOf } from './graph-of.ts';

/** The maximum size of the scripts that the first page waits for, compressed with gzip (150 kB). */
const FIRST_LOAD_MAX_BYTES = 150_000;
/**
 * The maximum ratio of the first page's size to that of the same libraries without our code, built in the same
 * run.
 */
const FIRST_LOAD_MAX_RATIO = 1.2;

/** The features whose screens use the data layer in the route table. */
const THAT_QUERY = [
  'account',
  'library',
  'comparison',
  'projects',
  'editing',
  'pages/src/contact',
  'pages/src/pricing',
];

const RESERVED: readonly Reserved[] = [
  {
    name: 'the data layer',
    modules: /\/node_modules\/(?:@apollo\/client|graphql)\//,
    onlyFor: ['apps/web/src/data-routes.tsx', ...THAT_QUERY.map((name) => `libs/web/${name}/`)],
  },
  {
    // The editor and its libraries are larger than the rest of the client.
    name: 'the editor',
    modules: /[\\/]libs[\\/]editor[\\/]|[\\/]node_modules[\\/](?:konva|react-konva|ag-psd|zod)[\\/]/,
    onlyFor: ['libs/web/editing/'],
  },
];

const minimalBytes = async (): Promise<number> => {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'minimal-stack.tsx') },
    },
  });
  const made = Array.isArray(built) ? built.at(0) : built;
  if (made === undefined || !('output' in made)) throw new Error('The minimal stack was not built.');
  return firstLoadBytes(graphOf(Object.fromEntries(made.output.map((each) => [each.fileName, each]))));
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Fails the build when the first page exceeds its budget, or code is loaded where it does not belong. */
export const sizeBudget = (): Plugin => ({
  name: 'size-budget',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const graph = graphOf(bundle);
    const first = firstLoadBytes(graph);
    const minimal = await minimalBytes();
    const ratio = first / minimal;
    this.info(
      `First JavaScript on /: ${kilobytes(first)} gzip, ${ratio.toFixed(2)} of the minimal stack (${kilobytes(minimal)}).`,
    );
    const problems = RESERVED.flatMap((rule) => misplaced(graph, rule));
    if (first > FIRST_LOAD_MAX_BYTES)
      problems.push(
        `The first page waits for ${kilobytes(first)}; its budget is ${kilobytes(FIRST_LOAD_MAX_BYTES)}.`,
      );
    if (ratio > FIRST_LOAD_MAX_RATIO)
      problems.push(`That is ${ratio.toFixed(2)} of the minimal stack; ${FIRST_LOAD_MAX_RATIO} is the most.`);
    if (problems.length > 0) this.error(problems.join('\n'));
  },
});
