export default { displayName: 'web-data', preset: '../../../jest.client.preset.js', rootDir: '.' };
