// Its specs start processes, so that it runs apart from other projects (nx: parallelism) and has both cores.
export default {
  displayName: 'server-persistence',
  preset: '../../../jest.preset.js',
  rootDir: '.',
  maxWorkers: 2,
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};
