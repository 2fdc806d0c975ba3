// An ESLint rule against modules that import themselves through others, even if only types, and against folders of a
// project that do. It reads each module once in a run, while the similar rule of eslint-plugin-import-x walks
// through all of them for each file. ESLint loads it with the Node that an editor brings, so it is JavaScript.
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
    docs: { description: 'No module and no folder imports itself by way of others.' },
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
