// An ESLint rule that reports circles of imports between modules, including type imports, and between folders of a
// project. It reads each module once in a run. The similar rule of eslint-plugin-import-x walks through all modules
// for each file. It is JavaScript, because editors load ESLint with a Node version that may not run TypeScript.
import { join } from 'node:path';
import { FolderCircles } from './folder-circles.mjs';
import { ImportGraph } from './import-graph.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** @type {ImportGraph | undefined} */
let graph;
/** @type {FolderCircles | undefined} */
let folders;

/** @type {import('eslint').Rule.RuleModule} */
export const noCircle = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbids circles of imports between modules and between folders.' },
    messages: {
      circle: 'This import leads back here: {{ through }}.',
      folders: 'This import leads back to its own folder: {{ through }}.',
    },
    schema: [],
  },
  create: (context) => ({
    Program() {
      graph ??= new ImportGraph(join(ROOT, 'tsconfig.base.json'));
      folders ??= new FolderCircles(graph);
      const { filename, sourceCode } = context;
      /**
       * @param {'circle' | 'folders'} messageId
       * @param {import('./import-graph.mjs').Circle} circle
       */
      const report = (messageId, { start, end, through }) => {
        context.report({
          loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
          messageId,
          data: { through: through.map((file) => file.split('/').at(-1)).join(' → ') },
        });
      };
      for (const circle of graph.circlesOf(filename, sourceCode.text)) report('circle', circle);
      for (const circle of folders.circlesOf(filename.replaceAll('\\', '/'))) report('folders', circle);
    },
  }),
};
