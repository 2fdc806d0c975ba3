export default {
  displayName: 'api',
  preset: '../../tools/jest/preset.js',
  rootDir: '.',
  globalSetup: '<rootDir>/../../libs/server/persistence/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/../../libs/server/persistence/src/testing/global-teardown.ts',
};
