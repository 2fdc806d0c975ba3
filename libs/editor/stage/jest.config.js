export default { displayName: 'editor-stage', preset: '../../../jest.client.preset.js', rootDir: '.' };
