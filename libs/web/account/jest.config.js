export default { displayName: 'web-account', preset: '../../../tools/jest/client-preset.js', rootDir: '.' };
