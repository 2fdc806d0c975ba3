export default {
  displayName: 'tools',
  preset: '../jest.preset.js',
  rootDir: '.',
  testMatch: ['<rootDir>/**/*.spec.ts'],
};
