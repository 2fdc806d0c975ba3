export default {
  displayName: 'server-persistence',
  preset: '../../../jest.preset.js',
  rootDir: '.',
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};
