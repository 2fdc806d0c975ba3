export default { displayName: 'web-session', preset: '../../../jest.client.preset.js', rootDir: '.' };
