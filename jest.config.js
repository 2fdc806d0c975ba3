/**
 * Runs the specs of every project, for `npm test` and `npm run unit`. Jest starts only once, and its workers take
 * specs of all projects, so no processor waits for the last spec of one project.
 */
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import base from './jest.preset.js';

const ROOT = import.meta.dirname;

const configs = await Promise.all(
  globSync('{apps/*,libs/*,libs/*/*,tools}/jest.config.js', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map(async (path) => {
      const { displayName: _name, rootDir: _root, ...own } = (await import(`./${path}`)).default;
      const folder = join(ROOT, dirname(path));
      const settings = Object.entries(own).map(([key, value]) =>
        typeof value === 'string' ? [key, join(folder, value.replace('<rootDir>', '.'))] : [key, value],
      );
      return { path, folder, settings: JSON.stringify(settings) };
    }),
);

/**
 * Projects with the same settings become one project for Jest, because Jest resolves, transforms and caches modules
 * separately for each of its projects, and most of our projects load the same modules.
 */
const projects = [...new Set(configs.map(({ settings }) => settings))].map((settings) => {
  const alike = configs.filter((config) => config.settings === settings);
  if (alike.length === 1) return `<rootDir>/${alike[0].path}`;
  return {
    ...Object.fromEntries(JSON.parse(settings)),
    rootDir: ROOT,
    roots: alike.map(({ folder }) => join(folder, 'src')),
    testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  };
});

export default {
  projects,
  testTimeout: base.testTimeout,
  testSequencer: '<rootDir>/tools/jest/long-first.mjs',
  // One worker more than there are processors, because some workers wait for processes that they started.
  maxWorkers: availableParallelism() + 1,
  // Node frees the memory of modules late, so a worker that uses this much is replaced after its spec.
  workerIdleMemoryLimit: '1GB',
};
