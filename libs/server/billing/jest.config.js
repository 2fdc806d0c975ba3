export default { displayName: 'server-billing', preset: '../../../tools/jest/preset.js', rootDir: '.' };
