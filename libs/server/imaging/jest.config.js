export default {
  displayName: 'server-imaging',
  preset: '../../../jest.preset.js',
  rootDir: '.',
};
