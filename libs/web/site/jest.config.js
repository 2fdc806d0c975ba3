export default { displayName: 'web-site', preset: '../../../jest.client.preset.js', rootDir: '.' };
