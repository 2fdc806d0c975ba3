export default { displayName: 'web-projects', preset: '../../../jest.client.preset.js', rootDir: '.' };
