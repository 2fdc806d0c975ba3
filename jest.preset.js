/**
 * The Jest settings of every project: ES modules, and TypeScript compiled by swc with the decorator metadata that
 * TypeORM and type-graphql need. Each project adds only its name and folder.
 *
 * Specs run in plain Node and share the modules that a worker has loaded, instead of loading hundreds of them again
 * into a world of their own. So a spec must leave nothing behind that another spec could meet: it changes no object of
 * a module and no global. The client's specs, which need a simulated browser, run by Jest's own runner.
 */
import { join } from 'node:path';
import { swcOptions } from './tools/jest/swc-options.mjs';

/** Only Jest's own runner counts which lines run, for `npm run coverage`. */
const inPlainNode =
  process.env['COVERAGE'] === 'true'
    ? {}
    : {
        runner: join(import.meta.dirname, 'tools/jest/plain-node-runner.mjs'),
        setupFiles: [join(import.meta.dirname, 'tools/jest/typescript.mjs')],
      };

export default {
  ...inPlainNode,
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'json', 'node'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swcOptions] },
  // Long enough for a busy machine; only a test that hangs takes longer. In plain Node, a whole file has a time limit.
  testTimeout: 120_000,
};
