export default {
  displayName: 'server-ai',
  preset: '../../../jest.preset.js',
  rootDir: '.',
};
