export default { displayName: 'editor-render', preset: '../../../tools/jest/preset.js', rootDir: '.' };
