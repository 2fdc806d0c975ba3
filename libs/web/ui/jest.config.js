export default { displayName: 'web-ui', preset: '../../../jest.client.preset.js', rootDir: '.' };
