export default { displayName: 'web-images', preset: '../../../tools/jest/client-preset.js', rootDir: '.' };
