export default { displayName: 'web-images', preset: '../../../jest.client.preset.js', rootDir: '.' };
