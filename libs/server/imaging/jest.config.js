// Its specs start processes, so that it runs apart from other projects (nx: parallelism) and has both cores.
export default {
  displayName: 'server-imaging',
  preset: '../../../jest.preset.js',
  rootDir: '.',
  maxWorkers: 2,
};
