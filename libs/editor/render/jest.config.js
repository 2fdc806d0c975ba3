export default { displayName: 'editor-render', preset: '../../../jest.preset.js', rootDir: '.' };
