import base from '../../tools/jest/client-preset.js';

export default {
  ...base,
  displayName: 'web',
  testMatch: [...base.testMatch, '<rootDir>/{budget,chunks}/**/*.spec.ts'],
  rootDir: '.',
  extensionsToTreatAsEsm: [...base.extensionsToTreatAsEsm, '.md'],
  moduleFileExtensions: [...base.moduleFileExtensions, 'md'],
  transform: { ...base.transform, '\\.md$': '<rootDir>/../../libs/web/pages/markdown/markdown-jest.mjs' },
};
