export default { displayName: 'web-data', preset: '../../../tools/jest/client-preset.js', rootDir: '.' };
