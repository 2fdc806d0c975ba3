import base from '../../jest.preset.js';

export default {
  displayName: 'web',
  preset: '../../jest.preset.js',
  rootDir: '.',
  testEnvironment: 'jsdom',
  extensionsToTreatAsEsm: [...base.extensionsToTreatAsEsm, '.md'],
  moduleFileExtensions: [...base.moduleFileExtensions, 'md'],
  transform: { ...base.transform, '\\.md$': '<rootDir>/../../libs/web/pages/markdown/markdown-jest.mjs' },
  setupFiles: ['<rootDir>/../../libs/web/ui/src/testing/browser-globals.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
};
