import base from '../../../tools/jest/client-preset.js';

export default {
  ...base,
  displayName: 'web-editing',
  rootDir: '.',
  setupFiles: ['<rootDir>/src/testing/browser-gaps.ts'],
};
