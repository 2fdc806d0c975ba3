export default { displayName: 'editor-engine', preset: '../../../jest.preset.js', rootDir: '.' };
