// An ESLint rule against modules that import themselves through others, even if only types. It reads each module
// once in a run, while the similar rule of eslint-plugin-import-x walks through all of them for each file.
import { join } from 'node:path';
import { ImportGraph } from './import-graph.mjs';

const ROOT = join(import.meta.dirname, '../..');

let graph;

/** @type {import('eslint').Rule.RuleModule} */
export const noCircle = {
  meta: {
    type: 'problem',
    docs: { description: 'No module imports itself by way of others.' },
    messages: { circle: 'This import leads back here: {{ through }}.' },
    schema: [],
  },
  create: (context) => ({
    Program() {
      graph ??= new ImportGraph(join(ROOT, 'tsconfig.base.json'));
      const { filename, sourceCode } = context;
      for (const { start, end, through } of graph.circlesOf(filename, sourceCode.text))
        context.report({
          loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
          messageId: 'circle',
          data: { through: through.map((file) => file.split('/').at(-1)).join(' → ') },
        });
    },
  }),
};
