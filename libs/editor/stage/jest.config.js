export default { displayName: 'editor-stage', preset: '../../../tools/jest/client-preset.js', rootDir: '.' };
