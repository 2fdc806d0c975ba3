export default {
  displayName: 'server-prompts',
  preset: '../../../jest.preset.js',
  rootDir: '.',
};
