export default { displayName: 'editor-psd', preset: '../../../jest.preset.js', rootDir: '.' };
