export default { displayName: 'server-transport', preset: '../../../jest.preset.js', rootDir: '.' };
