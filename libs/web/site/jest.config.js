export default { displayName: 'web-site', preset: '../../../tools/jest/client-preset.js', rootDir: '.' };
