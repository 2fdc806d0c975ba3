/**
 * The Jest settings of the client's projects: those of jest.preset.js, a simulated browser, and packages that are bundled
 * into a few files.
 */
import { join } from 'node:path';
import { moduleNameMapper } from './client-packages.mjs';
import base from '../../jest.preset.js';

const at = (name) => join(import.meta.dirname, name);

const [[typescript, [, swcOptions]]] = Object.entries(base.transform);

export default {
  ...base,
  runner: 'jest-runner',
  setupFiles: [],
  transform: { [typescript]: [at('client-transform.mjs'), swcOptions] },
  testEnvironment: at('client-environment.mjs'),
  globalSetup: at('client-packages.mjs'),
  moduleNameMapper,
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
};
