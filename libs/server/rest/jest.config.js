export default { displayName: 'server-rest', preset: '../../../tools/jest/preset.js', rootDir: '.' };
