// Its specs start processes, so that it runs apart from other projects (nx: parallelism) and has both cores.
export default {
  displayName: 'server-jobs',
  preset: '../../../jest.preset.js',
  rootDir: '.',
  maxWorkers: 2,
  globalSetup: '<rootDir>/../persistence/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/../persistence/src/testing/global-teardown.ts',
};
