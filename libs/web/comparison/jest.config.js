export default {
  displayName: 'web-comparison',
  preset: '../../../tools/jest/client-preset.js',
  rootDir: '.',
};
