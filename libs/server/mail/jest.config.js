export default { displayName: 'server-mail', preset: '../../../tools/jest/preset.js', rootDir: '.' };
