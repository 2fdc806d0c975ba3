export default {
  displayName: 'server-storage',
  preset: '../../../jest.preset.js',
  rootDir: '.',
};
