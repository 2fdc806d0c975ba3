import base from '../../../jest.preset.js';

export default {
  displayName: 'web-pages',
  preset: '../../../jest.preset.js',
  rootDir: '.',
  testEnvironment: 'jsdom',
  extensionsToTreatAsEsm: [...base.extensionsToTreatAsEsm, '.md'],
  moduleFileExtensions: [...base.moduleFileExtensions, 'md'],
  transform: { ...base.transform, '\\.md$': '<rootDir>/markdown/markdown-jest.mjs' },
  setupFiles: ['<rootDir>/../ui/src/testing/browser-globals.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
};
