export default { displayName: 'editor-psd', preset: '../../../tools/jest/preset.js', rootDir: '.' };
