export default {
  displayName: 'api',
  preset: '../../jest.preset.js',
  rootDir: '.',
  globalSetup: '<rootDir>/../../libs/server/persistence/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/../../libs/server/persistence/src/testing/global-teardown.ts',
};
