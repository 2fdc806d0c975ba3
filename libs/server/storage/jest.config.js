export default {
  displayName: 'server-storage',
  preset: '../../../tools/jest/preset.js',
  rootDir: '.',
};
