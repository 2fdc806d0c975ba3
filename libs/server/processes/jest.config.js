export default { displayName: 'server-processes', preset: '../../../tools/jest/preset.js', rootDir: '.' };
