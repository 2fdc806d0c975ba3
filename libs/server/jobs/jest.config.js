export default {
  displayName: 'server-jobs',
  preset: '../../../jest.preset.js',
  rootDir: '.',
  globalSetup: '<rootDir>/../persistence/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/../persistence/src/testing/global-teardown.ts',
};
