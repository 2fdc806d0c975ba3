import base from '../../../tools/jest/client-preset.js';

export default {
  ...base,
  displayName: 'web-pages',
  rootDir: '.',
  extensionsToTreatAsEsm: [...base.extensionsToTreatAsEsm, '.md'],
  moduleFileExtensions: [...base.moduleFileExtensions, 'md'],
  transform: { ...base.transform, '\\.md$': '<rootDir>/markdown/markdown-jest.mjs' },
};
