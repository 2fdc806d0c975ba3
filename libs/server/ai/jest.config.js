export default {
  displayName: 'server-ai',
  preset: '../../../jest.preset.js',
  rootDir: '.',
  testTimeout: 120_000,
};
