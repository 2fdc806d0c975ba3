export default { displayName: 'web-projects', preset: '../../../tools/jest/client-preset.js', rootDir: '.' };
