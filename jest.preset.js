/**
 * What every project's Jest shares: ES modules, TypeScript by swc with the decorator metadata that
 * TypeORM and type-graphql read. Each project names only its own folder and environment.
 */
import { join } from 'node:path';

export default {
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  testEnvironment: join(import.meta.dirname, 'tools/jest/node-environment.mjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'json', 'node'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
        },
      },
    ],
  },
  // A test that takes as long hangs; long before that a busy machine gets its turn.
  testTimeout: 120_000,
};
