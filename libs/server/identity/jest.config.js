export default { displayName: 'server-identity', preset: '../../../tools/jest/preset.js', rootDir: '.' };
