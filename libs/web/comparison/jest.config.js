export default { displayName: 'web-comparison', preset: '../../../jest.client.preset.js', rootDir: '.' };
