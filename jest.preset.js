/**
 * The Jest settings of every project: ES modules, and TypeScript compiled by swc with the decorator metadata that
 * TypeORM and type-graphql need. Each project adds only its name and folder.
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
  // Long enough for a busy machine; only a test that hangs takes longer.
  testTimeout: 120_000,
};
