/**
 * The Jest settings of the client's projects: those of jest.preset.js, a simulated browser, and packages that are
 * bundled into a few files (see tools/jest).
 */
import { join } from 'node:path';
import base from './jest.preset.js';
import { moduleNameMapper } from './tools/jest/client-packages.mjs';

const at = (path) => join(import.meta.dirname, path);

const [[typescript, [, swcOptions]]] = Object.entries(base.transform);

export default {
  ...base,
  transform: { [typescript]: [at('tools/jest/client-transform.mjs'), swcOptions] },
  testEnvironment: at('tools/jest/client-environment.mjs'),
  globalSetup: at('tools/jest/client-packages.mjs'),
  moduleNameMapper,
  setupFiles: [at('libs/web/ui/src/testing/browser-globals.ts')],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
};
