export default { displayName: 'web-account', preset: '../../../jest.client.preset.js', rootDir: '.' };
