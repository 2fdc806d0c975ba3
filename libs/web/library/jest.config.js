export default { displayName: 'web-library', preset: '../../../jest.client.preset.js', rootDir: '.' };
