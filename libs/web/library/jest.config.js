export default { displayName: 'web-library', preset: '../../../tools/jest/client-preset.js', rootDir: '.' };
