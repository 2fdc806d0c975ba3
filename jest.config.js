/**
 * The specs of every project in one run: `npm test` and `npm run unit`. Its workers go from project to project, so
 * that Jest starts once and no processor waits for the last spec of a project.
 */
import { availableParallelism } from 'node:os';
import base from './jest.preset.js';

export default {
  projects: [
    '<rootDir>/apps/*/jest.config.js',
    '<rootDir>/libs/*/jest.config.js',
    '<rootDir>/libs/*/*/jest.config.js',
    '<rootDir>/tools/jest.config.js',
  ],
  testTimeout: base.testTimeout,
  testSequencer: '<rootDir>/tools/jest/long-first.mjs',
  // One more than there are processors, for while some wait for processes that they started.
  maxWorkers: availableParallelism() + 1,
  // Node gives memory of modules back late; a worker that holds so much is replaced between two specs.
  workerIdleMemoryLimit: '1GB',
};
