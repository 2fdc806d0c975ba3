export default { displayName: 'editor-paint', preset: '../../../jest.preset.js', rootDir: '.' };
