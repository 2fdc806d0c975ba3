export default {
  displayName: 'server-operations',
  preset: '../../../jest.preset.js',
  rootDir: '.',
};
