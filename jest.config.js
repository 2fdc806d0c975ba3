/**
 * The specs of every project in one run: `npm test` and `npm run unit`. Its workers go from project to project, so
 * that Jest starts once and no processor waits for the last spec of a project.
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
 * Projects with the same settings are one project of Jest. It resolves, transforms and caches modules for each of
 * its projects anew, and most of ours load the same ones.
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
  // One more than there are processors, for while some wait for processes that they started.
  maxWorkers: availableParallelism() + 1,
  // Node gives memory of modules back late; a worker that holds so much is replaced between two specs.
  workerIdleMemoryLimit: '1GB',
};
