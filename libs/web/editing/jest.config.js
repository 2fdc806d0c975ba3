import base from '../../../jest.client.preset.js';

export default {
  ...base,
  displayName: 'web-editing',
  rootDir: '.',
  setupFiles: [...base.setupFiles, '<rootDir>/src/testing/browser-gaps.ts'],
};
