export default {
  displayName: 'server-imaging',
  preset: '../../../tools/jest/preset.js',
  rootDir: '.',
};
