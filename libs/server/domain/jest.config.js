export default { displayName: 'server-domain', preset: '../../../tools/jest/preset.js', rootDir: '.' };
