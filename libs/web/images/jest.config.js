export default {
  displayName: 'web-images',
  preset: '../../../jest.preset.js',
  rootDir: '.',
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/../ui/src/testing/browser-globals.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
};
