export default { displayName: 'editor-paint', preset: '../../../tools/jest/preset.js', rootDir: '.' };
