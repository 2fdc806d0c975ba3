export default { displayName: 'server-transport', preset: '../../../tools/jest/preset.js', rootDir: '.' };
