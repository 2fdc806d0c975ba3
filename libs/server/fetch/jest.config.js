export default { displayName: 'server-fetch', preset: '../../../tools/jest/preset.js', rootDir: '.' };
