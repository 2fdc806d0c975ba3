export default {
  displayName: 'server-ai',
  preset: '../../../tools/jest/preset.js',
  rootDir: '.',
};
