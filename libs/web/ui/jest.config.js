export default { displayName: 'web-ui', preset: '../../../tools/jest/client-preset.js', rootDir: '.' };
