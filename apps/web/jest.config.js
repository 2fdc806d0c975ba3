export default {
  displayName: 'web',
  preset: '../../jest.preset.js',
  rootDir: '.',
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/../../libs/web/ui/src/testing/browser-globals.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
};
