export default { displayName: 'server-fetch', preset: '../../../jest.preset.js', rootDir: '.' };
