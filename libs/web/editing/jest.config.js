export default {
  displayName: 'web-editing',
  preset: '../../../jest.preset.js',
  rootDir: '.',
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/../ui/src/testing/browser-globals.ts', '<rootDir>/src/testing/browser-gaps.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
};
