export default { displayName: 'editor-engine', preset: '../../../tools/jest/preset.js', rootDir: '.' };
