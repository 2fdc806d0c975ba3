export default { displayName: 'web-session', preset: '../../../tools/jest/client-preset.js', rootDir: '.' };
