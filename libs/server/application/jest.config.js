export default { displayName: 'server-application', preset: '../../../tools/jest/preset.js', rootDir: '.' };
